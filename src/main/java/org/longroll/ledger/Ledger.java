package org.longroll.ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** The append-only log. Nothing in it is ever changed or removed; every answer it gave stays true. */
public interface Ledger {

    /**
     * Writes one stream's append and answers when it is durable.
     *
     * @throws LedgerUnavailable if it cannot be said whether it is; sending it again is safe
     * @throws LedgerRefused if the store will never take it
     */
    AppendResult append(Append append);

    /**
     * Takes over a complete, verified chain from elsewhere, with its ids, times and hashes as they are. A stream that
     * is here already is left alone and answered with {@link AppendResult.Overtaken}.
     *
     * @throws IllegalArgumentException if the chain is not intact
     * @throws LedgerRefused if one of its events is here already, in another stream
     */
    AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status);

    /** Every stream of which anything is here, be it only an event without a head or a head without an event. */
    List<UUID> streams();

    /** Where the stream ends, or nothing if there is no such stream. */
    Optional<Head> head(UUID stream);

    /** What a command led to, if it was ever recorded. */
    Optional<Receipt> receipt(UUID scope, UUID commandId);

    /**
     * The stream's events with {@code after < sequence <= through}, in order. Read in slices as the consumer goes on,
     * one ahead of him: memory is bounded, nothing stays open in between, and there is nothing to close.
     */
    Stream<Recorded> read(UUID stream, long after, long through);

    /**
     * The next events of all streams behind a position, in order of position. Gap-safe: an event that is not visible
     * yet never gets a position below one that was read.
     */
    List<Recorded> readByPosition(long after, int limit);

    /**
     * Every event behind a position, in order of position, to the end as it is when it is reached. The next events are
     * read while these are being looked at: for whoever builds something anew from the whole ledger.
     */
    Stream<Recorded> replay(long after);
}
