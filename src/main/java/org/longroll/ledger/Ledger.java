package org.longroll.ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** The append-only log. Nothing in it is ever changed or removed. */
public interface Ledger {

    /**
     * Writes an append and returns when it is durable.
     *
     * @throws LedgerUnavailable if the result is unknown; a repetition is safe
     * @throws LedgerRefused if the store will never accept it
     */
    AppendResult append(Append append);

    /**
     * Adds a complete, verified chain from another ledger, with its ids, times and hashes. If the stream exists here,
     * the result is {@link AppendResult.Overtaken}.
     *
     * @throws IllegalArgumentException if the chain is not intact
     * @throws LedgerRefused if one of its events exists here in another stream
     */
    AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status);

    /** Every stream with an event or a head, even if the other is missing. */
    List<UUID> streams();

    Optional<Head> head(UUID stream);

    /** The result of a command, if it was recorded. */
    Optional<Receipt> receipt(UUID scope, UUID commandId);

    /** The events with {@code after < sequence <= through}, read lazily in slices; there is nothing to close. */
    Stream<Recorded> read(UUID stream, long after, long through);

    /** The events of a stream that have a type. */
    Stream<Recorded> ofType(UUID stream, String type);

    /** The hashes of the events with {@code after < sequence <= through}, in order. */
    List<Sha256> hashes(UUID stream, long after, long through);

    /** The next events of all streams. Gap-safe: an event that becomes visible later never has a lower position. */
    List<Recorded> readByPosition(long after, int limit);

    /** Every event after a position, in order. Reads ahead; for rebuilds from the whole ledger. */
    Stream<Recorded> replay(long after);
}
