package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.battle.Battles;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Correction;
import org.longroll.journal.Order;
import org.longroll.ledger.postgres.LedgerDatabase;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.recording.postgres.PostgresSnapshots;
import org.longroll.web.proofs.SigningKeys;

/**
 * What the undo of the last entry costs in a long battle and in a short one, in turns: {@code mvn -DargLine= -Dtest=UndoBench test}.
 * Not part of the suite.
 */
class UndoBench {

    private static final int SHORT_EVENTS = 100;
    private static final int LONG_EVENTS = Integer.getInteger("undo.events", 50_000);
    private static final int ROUNDS = 200;
    private static final int RESTARTS = 15;

    private final InstantSource clock = InstantSource.system();
    private final AtomicLong keys = new AtomicLong();

    private final class Node {
        final RecordEntry record;
        final StartBattle start;

        Node(PostgresLedger ledger, PostgresSnapshots snapshots) {
            var codec = EventCodec.standard();
            var reader = new JournalReader(ledger, codec, snapshots);
            var writer = new EntryWriter(
                    ledger,
                    new Receipts(ledger),
                    reader,
                    codec,
                    new CheckpointSigner(
                            ledger,
                            codec,
                            new ServerKeys(SigningKeys.read(SigningKeys.make()), List.of()),
                            UuidCreator::getTimeOrderedEpochPlus1),
                    UuidCreator::getTimeOrderedEpochPlus1,
                    clock,
                    any -> {});
            start = new StartBattle(writer);
            record = new RecordEntry(
                    new Desks(),
                    ledger,
                    reader,
                    writer,
                    new Judges(List.of(new Referees(Battles.library()))),
                    () -> "seed",
                    new SnapshotKeeper(snapshots),
                    clock);
        }

        UUID begun() {
            var outcome = start.start(Battles.withoutEnd(), new UUID(1, 1), submission());
            return ((Outcome.Recorded<RecordedEntry>) outcome)
                    .answer()
                    .journal()
                    .id();
        }

        long record(UUID battle, Order order) {
            var outcome = record.record(battle, order, submission());
            if (outcome instanceof Outcome.Recorded<RecordedEntry>(var entry)) {
                return entry.version();
            }
            throw new IllegalStateException(outcome.toString());
        }
    }

    private Submission submission() {
        return new Submission("umpire", null, "bench " + keys.incrementAndGet(), null);
    }

    @Test
    void an_undo_costs_what_it_takes_back() throws Exception {
        try (var database = new LedgerDatabase()) {
            var ledger = database.ledger(clock);
            var snapshots = new PostgresSnapshots(database.pool(4));
            var node = new Node(ledger, snapshots);
            var shortBattle = grown(node, SHORT_EVENTS);
            var longBattle = grown(node, LONG_EVENTS);
            compare(
                    "undo of the last entry, at hand",
                    ROUNDS,
                    battle -> undoAndPutBack(node, battle),
                    shortBattle,
                    longBattle);
            compare(
                    "undo of the last entry, first thing after a restart",
                    RESTARTS,
                    battle -> undoAndPutBack(new Node(ledger, snapshots), battle),
                    shortBattle,
                    longBattle);
        }
    }

    private interface Work {
        long nanos(UUID battle);
    }

    private static void compare(String what, int rounds, Work work, UUID shortBattle, UUID longBattle) {
        var shorts = new long[rounds];
        var longs = new long[rounds];
        for (int round = 0; round < rounds; round++) {
            shorts[round] = work.nanos(shortBattle);
            longs[round] = work.nanos(longBattle);
        }
        Arrays.sort(shorts);
        Arrays.sort(longs);
        double few = shorts[rounds / 2] / 1e6;
        double many = longs[rounds / 2] / 1e6;
        System.out.printf(
                "%s: %.2f ms in a short battle, %.2f ms in a long one, ratio %.2f%n", what, few, many, many / few);
    }

    private static long undoAndPutBack(Node node, UUID battle) {
        long begun = System.nanoTime();
        node.record(battle, new Correction.UndoLast(1, null));
        long took = System.nanoTime() - begun;
        node.record(battle, new Correction.Redo(null));
        return took;
    }

    /** A battle of about so many events: turn after turn in which nobody does anything. */
    private static UUID grown(Node node, int events) {
        var battle = node.begun();
        long version = 1;
        while (version < events) {
            node.record(battle, new TurnOrder.BeginPart());
            node.record(battle, new TurnOrder.EndPart());
            node.record(battle, new TurnOrder.EndPart());
            version = node.record(battle, new TurnOrder.EndTurn());
        }
        return battle;
    }
}
