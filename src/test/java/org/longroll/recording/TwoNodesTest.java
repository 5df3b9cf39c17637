package org.longroll.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.battle.Battles;
import org.longroll.codec.EventCodec;
import org.longroll.codec.SnapshotCodec.Snapshot;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalOrder;
import org.longroll.ledger.InMemoryLedger;
import org.longroll.web.proofs.SigningKeys;

/** Two servers on one ledger: neither knows what the other has recorded until the ledger says so. */
class TwoNodesTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("1863-07-02T16:00:00Z"));

    private static final Snapshots NO_SNAPSHOTS = new Snapshots() {
        @Override
        public Optional<Snapshot> newest(UUID battle, long through) {
            return Optional.empty();
        }

        @Override
        public void keep(Journal<?> journal) {}
    };

    private final InMemoryLedger ledger = new InMemoryLedger(CLOCK);
    private final AtomicLong lastId = new AtomicLong();
    private final JournalReader reader = new JournalReader(ledger, EventCodec.standard(), NO_SNAPSHOTS);
    private final EntryWriter writer = new EntryWriter(
            ledger,
            new Receipts(ledger),
            reader,
            EventCodec.standard(),
            new CheckpointSigner(
                    ledger,
                    EventCodec.standard(),
                    new ServerKeys(SigningKeys.read(SigningKeys.make()), List.of()),
                    () -> new UUID(1, lastId.incrementAndGet())),
            () -> new UUID(0, lastId.incrementAndGet()),
            CLOCK,
            any -> {});
    private final RecordEntry here = node();
    private final RecordEntry there = node();
    private final UUID battle = start();

    @Test
    void a_node_that_was_overtaken_decides_again_on_the_newest_state() {
        assertThat(versionOf(note(here, "one", null, null))).isEqualTo(2);
        assertThat(versionOf(note(there, "two", null, null))).isEqualTo(3);
        assertThat(versionOf(note(here, "three", null, null))).isEqualTo(4);
    }

    @Test
    void a_version_that_only_the_other_node_has_reached_is_the_newest() {
        note(here, "one", null, null);
        note(there, "two", null, null);
        assertThat(versionOf(note(here, "three", null, 3L))).isEqualTo(4);
        assertThat(note(there, "four", null, 3L)).isEqualTo(new Outcome.Overtaken<>(4));
    }

    @Test
    void a_key_is_recognised_whichever_node_it_comes_to() {
        var first = note(here, "one", "key", null);
        var again = note(there, "one", "key", null);
        assertThat(again).isEqualTo(new Outcome.Replayed<>(((Outcome.Recorded<RecordedEntry>) first).answer()));
        assertThat(note(there, "another", "key", null)).isEqualTo(new Outcome.KeyReused<>());
    }

    @Test
    void a_battle_that_is_nowhere_is_not_made_up() {
        assertThat(here.record(new UUID(7, 7), new JournalOrder.Note("x", List.of()), submission("x", null, null)))
                .isEqualTo(new Outcome.NoSuchJournal<>());
    }

    private RecordEntry node() {
        return new RecordEntry(
                new Desks(),
                ledger,
                reader,
                writer,
                new Judges(List.of(new Referees(Battles.library()))),
                () -> "seed",
                new SnapshotKeeper(NO_SNAPSHOTS),
                CLOCK);
    }

    private UUID start() {
        var outcome = new StartBattle(writer)
                .start(Battles.littleRoundTop(), new UUID(1, 1), submission("start", null, null));
        return ((Outcome.Recorded<RecordedEntry>) outcome).answer().journal().id();
    }

    private Outcome<RecordedEntry> note(RecordEntry node, String text, String key, Long ifVersion) {
        return node.record(battle, new JournalOrder.Note(text, List.of()), submission(text, key, ifVersion));
    }

    private static Submission submission(String content, String key, Long ifVersion) {
        return new Submission("union", key, content, ifVersion);
    }

    private static long versionOf(Outcome<RecordedEntry> outcome) {
        return ((Outcome.Recorded<RecordedEntry>) outcome).answer().version();
    }
}
