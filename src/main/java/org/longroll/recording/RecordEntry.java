package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
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
    private final BattleReader reader;
    private final EntryWriter writer;
    private final Referees referees;
    private final DiceSeeds seeds;
    private final SnapshotKeeper keeper;
    private final InstantSource clock;

    RecordEntry(
            Desks desks,
            Ledger ledger,
            BattleReader reader,
            EntryWriter writer,
            Referees referees,
            DiceSeeds seeds,
            SnapshotKeeper keeper,
            InstantSource clock) {
        this.desks = desks;
        this.ledger = ledger;
        this.reader = reader;
        this.writer = writer;
        this.referees = referees;
        this.seeds = seeds;
        this.keeper = keeper;
        this.clock = clock;
    }

    /** The earlier outcome of the same request, if any. */
    public Optional<Outcome<RecordedEntry>> earlier(UUID battle, Submission submission) {
        return writer.earlier(submission, writer.command(battle, submission));
    }

    /** The entry that a seat recorded with an idempotency key. */
    public Optional<UUID> sentAs(UUID battle, String actor, String key) {
        var command = writer.command(battle, new Submission(actor, key, "", null));
        return ledger.receipt(command.scope(), command.id()).map(Receipt::entryId);
    }

    public Outcome<RecordedEntry> record(UUID battle, Order order, Submission submission) {
        return record(battle, order, submission, new DiceStream(seeds.next()));
    }

    /** The same with dice that were drawn before. */
    public Outcome<RecordedEntry> record(UUID battle, Order order, Submission submission, DiceSupply dice) {
        var command = writer.command(battle, submission);
        var earlier = writer.earlier(submission, command);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        var desk = desks.of(battle);
        // Drawn once: an order that is decided again gets the same dice.
        var inputs = new Inputs(submission.seat(), dice, clock.instant());
        return desk.inTurn(() -> recordAt(desk, battle, order, inputs, command, submission));
    }

    private Outcome<RecordedEntry> recordAt(
            Desk desk, UUID id, Order order, Inputs inputs, Command command, Submission submission) {
        var battle = desk.battle();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (attempt > 0 || battle == null) {
                battle = reader.caughtUp(id, battle).orElse(null);
            }
            if (battle == null) {
                return new Outcome.NoSuchBattle<>();
            }
            desks.nowAt(desk, battle);
            try {
                var outcome = attempt(battle, order, inputs, command, submission);
                if (outcome.isPresent()) {
                    return finished(desk, battle, outcome.get());
                }
            } catch (TimelineTooShort e) {
                battle = reader.fartherBack(battle);
            }
        }
        throw new LedgerUnavailable("Other nodes appended first %d times in a row.".formatted(ATTEMPTS));
    }

    private Outcome<RecordedEntry> finished(Desk desk, Battle before, Outcome<RecordedEntry> outcome) {
        if (outcome instanceof Outcome.Recorded<RecordedEntry>(var entry)) {
            desks.nowAt(desk, entry.battle());
            keeper.look(before.version(), entry.battle());
        }
        return outcome;
    }

    /** One attempt with the known state; empty if that is not the newest. */
    private Optional<Outcome<RecordedEntry>> attempt(
            Battle battle, Order order, Inputs inputs, Command command, Submission submission) {
        var insisted = submission.ifVersion();
        if (insisted != null && insisted != battle.version() && !reader.onlySignedSince(battle, insisted)) {
            return ifNewest(battle, new Outcome.Overtaken<>(battle.version()));
        }
        return switch (referees.decide(battle, order, inputs)) {
            case Decision.Refused(var refusal) -> ifNewest(battle, new Outcome.Refused<>(refusal));
            case Decision.Accepted accepted -> writer.write(battle, accepted.events(), command, submission.actor());
        };
    }

    /** A refusal is only final for the newest state: an entry of another node may have made the order possible. */
    private Optional<Outcome<RecordedEntry>> ifNewest(Battle battle, Outcome<RecordedEntry> no) {
        var newest = ledger.head(battle.id()).orElseThrow().version();
        return newest == battle.version() ? Optional.of(no) : Optional.empty();
    }
}
