package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.Occasion;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;
import org.longroll.projection.StatusRows;

/** Signs a checkpoint because a seat asks for it, and reads those of a journal. */
@ApplicationScoped
public class SignCheckpoint {

    /** How often it is tried because another node appended first. */
    private static final int ATTEMPTS = 20;

    private final Desks desks;
    private final Ledger ledger;
    private final JournalReader reader;
    private final Receipts receipts;
    private final CheckpointSigner signer;
    private final EventCodec codec;
    private final Ids ids;
    private final InstantSource clock;
    private final IntactJournals intactJournals;

    SignCheckpoint(
            Desks desks,
            Ledger ledger,
            JournalReader reader,
            Receipts receipts,
            CheckpointSigner signer,
            EventCodec codec,
            Ids ids,
            InstantSource clock,
            IntactJournals intactJournals) {
        this.desks = desks;
        this.ledger = ledger;
        this.reader = reader;
        this.receipts = receipts;
        this.signer = signer;
        this.codec = codec;
        this.ids = ids;
        this.clock = clock;
        this.intactJournals = intactJournals;
    }

    /** The checkpoints of a journal, oldest first; those that it came with included. */
    public List<SignedCheckpoint> of(UUID journal) {
        return ledger.ofType(journal, CheckpointSigner.CHECKPOINT)
                .map(this::read)
                .toList();
    }

    private SignedCheckpoint read(Recorded recorded) {
        var event = recorded.envelope();
        if (codec.line(event).event() instanceof CheckpointSigned checkpoint) {
            return new SignedCheckpoint(event.sequence(), event.recordedAt(), event.actor(), checkpoint);
        }
        throw new IllegalStateException("event %d is no checkpoint".formatted(event.sequence()));
    }

    /** A checkpoint over everything that is recorded; the last one again if nothing was recorded since. */
    public Outcome<SignedCheckpoint> sign(UUID journal, Submission submission) {
        var command = submission.command(journal, ids);
        var earlier = receipts.earlier(submission, command);
        if (earlier.isPresent()) {
            return repeated(earlier.get(), command);
        }
        var desk = desks.of(journal);
        return desk.inTurn(() -> signAt(desk, journal, command, submission));
    }

    private Outcome<SignedCheckpoint> signAt(Desk desk, UUID id, Command command, Submission submission) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            var journal = reader.caughtUp(id, desk.journal()).orElse(null);
            if (journal == null) {
                return new Outcome.NoSuchJournal<>();
            }
            desks.nowAt(desk, journal);
            var insisted = submission.ifVersion();
            if (insisted != null && insisted != journal.version() && !reader.onlySignedSince(journal, insisted)) {
                return new Outcome.Overtaken<>(journal.version());
            }
            var last = last(journal);
            if (last.isPresent()) {
                return new Outcome.Replayed<>(last.get());
            }
            var outcome = append(desk, journal, command, submission.actor());
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
        throw new LedgerUnavailable("Other nodes appended first %d times in a row.".formatted(ATTEMPTS));
    }

    /** The last event, if it is a checkpoint. */
    private Optional<SignedCheckpoint> last(Journal<?> journal) {
        return ledger.read(journal.id(), journal.version() - 1, journal.version())
                .filter(event -> event.envelope().type().equals(CheckpointSigner.CHECKPOINT))
                .map(this::read)
                .findFirst();
    }

    private Optional<Outcome<SignedCheckpoint>> append(Desk desk, Journal<?> journal, Command command, String actor) {
        intactJournals.require(journal.id());
        var occasion = new Occasion(ids.next(), Envelope.storable(clock.instant()), actor);
        var checkpoint = signer.demanded(journal);
        var after = journal.after(checkpoint, occasion);
        var result = ledger.append(new Append(
                journal.id(),
                journal.version(),
                occasion.entry(),
                command,
                actor,
                occasion.at(),
                List.of(signer.encoded(checkpoint)),
                StatusRows.changed(journal, after)));
        return switch (result) {
            case AppendResult.Appended(var events) -> {
                desks.nowAt(desk, after);
                yield Optional.of(new Outcome.Recorded<>(read(events.getFirst())));
            }
            case AppendResult.Replayed(var receipt) -> Optional.of(repeated(receipt, command));
            case AppendResult.CommandReused reused -> Optional.of(new Outcome.KeyReused<>());
            case AppendResult.Overtaken overtaken -> Optional.empty();
        };
    }

    private Outcome<SignedCheckpoint> repeated(Receipt receipt, Command command) {
        return receipt.command().bodyHash().equals(command.bodyHash())
                ? new Outcome.Replayed<>(
                        read(ledger.read(receipt.stream(), receipt.firstSequence() - 1, receipt.lastSequence())
                                .findFirst()
                                .orElseThrow()))
                : new Outcome.KeyReused<>();
    }
}
