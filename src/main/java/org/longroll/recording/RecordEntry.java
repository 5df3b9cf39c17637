package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Journal;
import org.longroll.journal.Order;
import org.longroll.journal.TimelineTooShort;
import org.longroll.ledger.Command;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Receipt;

/** Records one entry: load, decide, append. */
@ApplicationScoped
public class RecordEntry {

    /** How often an order is decided again because another node appended first. */
    private static final int ATTEMPTS = 20;

    private final Desks desks;
    private final Ledger ledger;
    private final JournalReader reader;
    private final EntryWriter writer;
    private final Judges judges;
    private final DiceSeeds seeds;
    private final SnapshotKeeper keeper;
    private final InstantSource clock;

    RecordEntry(
            Desks desks,
            Ledger ledger,
            JournalReader reader,
            EntryWriter writer,
            Judges judges,
            DiceSeeds seeds,
            SnapshotKeeper keeper,
            InstantSource clock) {
        this.desks = desks;
        this.ledger = ledger;
        this.reader = reader;
        this.writer = writer;
        this.judges = judges;
        this.seeds = seeds;
        this.keeper = keeper;
        this.clock = clock;
    }

    /** The earlier outcome of the same request, if any. */
    public Optional<Outcome<RecordedEntry>> earlier(UUID journal, Submission submission) {
        return writer.earlier(submission, writer.command(journal, submission));
    }

    /** The entry that a seat recorded with an idempotency key. */
    public Optional<UUID> sentAs(UUID journal, String actor, String key) {
        var command = writer.command(journal, new Submission(actor, key, "", null));
        return ledger.receipt(command.scope(), command.id()).map(Receipt::entryId);
    }

    public Outcome<RecordedEntry> record(UUID journal, Order order, Submission submission) {
        return record(journal, order, submission, new DiceStream(seeds.next()));
    }

    /** The same with dice that were drawn before. */
    public Outcome<RecordedEntry> record(UUID journal, Order order, Submission submission, DiceSupply dice) {
        var command = writer.command(journal, submission);
        var earlier = writer.earlier(submission, command);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        var desk = desks.of(journal);
        // Drawn once: an order that is decided again gets the same dice.
        var inputs = new Inputs(submission.seat(), dice, clock.instant());
        return desk.inTurn(() -> recordAt(desk, journal, order, inputs, command, submission));
    }

    private Outcome<RecordedEntry> recordAt(
            Desk desk, UUID id, Order order, Inputs inputs, Command command, Submission submission) {
        var journal = desk.journal();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (attempt > 0 || journal == null) {
                journal = reader.caughtUp(id, journal).orElse(null);
            }
            if (journal == null) {
                return new Outcome.NoSuchJournal<>();
            }
            desks.nowAt(desk, journal);
            try {
                var outcome = attempt(journal, order, inputs, command, submission);
                if (outcome.isPresent()) {
                    return finished(desk, journal, outcome.get());
                }
            } catch (TimelineTooShort e) {
                journal = reader.fartherBack(journal);
            }
        }
        throw new LedgerUnavailable("Other nodes appended first %d times in a row.".formatted(ATTEMPTS));
    }

    private Outcome<RecordedEntry> finished(Desk desk, Journal<?> before, Outcome<RecordedEntry> outcome) {
        if (outcome instanceof Outcome.Recorded<RecordedEntry>(var entry)) {
            desks.nowAt(desk, entry.journal());
            keeper.look(before.version(), entry.journal());
        }
        return outcome;
    }

    /** One attempt with the known state; empty if that is not the newest. */
    private <S> Optional<Outcome<RecordedEntry>> attempt(
            Journal<S> journal, Order order, Inputs inputs, Command command, Submission submission) {
        var insisted = submission.ifVersion();
        if (insisted != null && insisted != journal.version() && !reader.onlySignedSince(journal, insisted)) {
            return ifNewest(journal, new Outcome.Overtaken<>(journal.version()));
        }
        return switch (judges.decide(journal, order, inputs)) {
            case Decision.Refused(var refusal) -> ifNewest(journal, new Outcome.Refused<>(refusal));
            case Decision.Accepted accepted -> writer.write(journal, accepted.events(), command, submission.actor());
        };
    }

    /** A refusal is only final for the newest state: an entry of another node may have made the order possible. */
    private Optional<Outcome<RecordedEntry>> ifNewest(Journal<?> journal, Outcome<RecordedEntry> no) {
        var newest = ledger.head(journal.id()).orElseThrow().version();
        return newest == journal.version() ? Optional.of(no) : Optional.empty();
    }
}
