package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import java.lang.management.ManagementFactory;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.battle.Battles;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Order;
import org.longroll.ledger.Append.Closing;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.postgres.LedgerDatabase;
import org.longroll.recording.postgres.PostgresSnapshots;
import org.longroll.web.proofs.SigningKeys;

/** Processor time of an entry with and without checkpoints, in alternating rounds: {@code mvn test -DargLine= -Dtest=SigningBench}. */
class SigningBench {

    private static final int ROUNDS = Integer.getInteger("signing.rounds", 8);
    private static final int WARMING = 2;
    private static final int TURNS = 10;

    /** Notes cost the least of all entries, and a turn has seldom fewer entries than this: the dearest case for signing. */
    private static final List<Order> A_TURN = aTurn(36);

    private static final int ENTRIES = TURNS * A_TURN.size();

    private static List<Order> aTurn(int notes) {
        var orders = new ArrayList<Order>();
        orders.add(new TurnOrder.BeginPart());
        for (int note = 0; note < notes; note++) {
            orders.add(new JournalOrder.Note("Note " + note, List.of()));
        }
        orders.addAll(List.of(new TurnOrder.EndPart(), new TurnOrder.EndPart(), new TurnOrder.EndTurn()));
        return List.copyOf(orders);
    }

    private final InstantSource clock = InstantSource.system();
    private final AtomicLong sent = new AtomicLong();

    /** Records as always and signs nothing. */
    private static final class Silent extends CheckpointSigner {
        Silent(Ledger ledger, EventCodec codec, ServerKeys keys, Ids ids) {
            super(ledger, codec, keys, ids);
        }

        @Override
        <S> @Nullable Closing closing(Journal<S> before, Journal<S> after) {
            return null;
        }
    }

    private long nanos(Ledger ledger, PostgresSnapshots snapshots, boolean signing) {
        Ids ids = UuidCreator::getTimeOrderedEpochPlus1;
        var codec = EventCodec.standard();
        var keys = new ServerKeys(SigningKeys.read(SigningKeys.make()), List.of());
        var reader = new JournalReader(ledger, codec, snapshots);
        var signer = signing ? new CheckpointSigner(ledger, codec, keys, ids) : new Silent(ledger, codec, keys, ids);
        var writer = new EntryWriter(ledger, new Receipts(ledger), reader, codec, signer, ids, clock, any -> {});
        var record = new RecordEntry(
                new Desks(),
                ledger,
                reader,
                writer,
                new Judges(List.of(new Referees(Battles.library()))),
                () -> "seed",
                new SnapshotKeeper(snapshots),
                clock);
        var start = new StartBattle(writer).start(Battles.withoutEnd(), new UUID(1, 1), submission());
        var battle =
                ((Outcome.Recorded<RecordedEntry>) start).answer().journal().id();
        var threads = ManagementFactory.getThreadMXBean();
        long from = threads.getCurrentThreadCpuTime();
        for (int turn = 0; turn < TURNS; turn++) {
            for (var order : A_TURN) {
                if (!(record.record(battle, order, submission()) instanceof Outcome.Recorded<RecordedEntry>)) {
                    throw new IllegalStateException("refused: " + order);
                }
            }
        }
        return threads.getCurrentThreadCpuTime() - from;
    }

    private Submission submission() {
        return new Submission("umpire", null, "bench " + sent.incrementAndGet(), null);
    }

    @Test
    void signing_costs_little() throws Exception {
        try (var database = new LedgerDatabase()) {
            var ledger = database.ledger(clock);
            var snapshots = new PostgresSnapshots(database.pool(4));
            var with = new ArrayList<Long>();
            var without = new ArrayList<Long>();
            for (int round = 0; round < WARMING + ROUNDS; round++) {
                boolean first = round % 2 == 0;
                long one = nanos(ledger, snapshots, first);
                long other = nanos(ledger, snapshots, !first);
                if (round >= WARMING) {
                    with.add(first ? one : other);
                    without.add(first ? other : one);
                }
            }
            double signed = median(with) / ENTRIES;
            double plain = median(without) / ENTRIES;
            System.out.printf(
                    "an entry: %.0f µs of processor time with signing, %.0f µs without, %+.1f %% (%d entries)%n",
                    signed / 1e3, plain / 1e3, 100 * (signed / plain - 1), ENTRIES);
        }
    }

    private static double median(List<Long> nanos) {
        return nanos.stream().sorted().toList().get(nanos.size() / 2);
    }
}
