package org.longroll.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.Holdings;
import org.longroll.audit.SealedFile;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.codec.EventCodec;
import org.longroll.codec.SnapshotCodec;
import org.longroll.codec.SnapshotCodec.Snapshot;
import org.longroll.journal.Correction.UndoLast;
import org.longroll.journal.Entries;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalContract;
import org.longroll.journal.Recording.Step;
import org.longroll.journal.References;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.InMemoryLedger;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.Sha256;
import org.longroll.web.proofs.SigningKeys;

/** The contract of every kind of journal, with a ledger below it: codec, two nodes, checkpoints, sealed file. */
public abstract class RecordedJournalContract<S> extends JournalContract<S> {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-19T19:00:00Z"));
    private static final EventCodec CODEC = EventCodec.standard();

    private static final Snapshots NO_SNAPSHOTS = new Snapshots() {
        @Override
        public Optional<Snapshot> newest(UUID journal, long through) {
            return Optional.empty();
        }

        @Override
        public void keep(Journal<?> journal) {}
    };

    private final Ledger ledger = new InMemoryLedger(CLOCK);
    private final AtomicLong lastId = new AtomicLong();
    private final JournalReader reader = new JournalReader(ledger, CODEC, NO_SNAPSHOTS);
    private final CheckpointSigner signer = new CheckpointSigner(
            ledger, CODEC, new ServerKeys(SigningKeys.read(SigningKeys.make()), List.of()), this::id);
    private final EntryWriter writer =
            new EntryWriter(ledger, new Receipts(ledger), reader, CODEC, signer, this::id, CLOCK, any -> {});

    /** Of the kind. */
    protected abstract Judges.OfKind judges();

    private UUID id() {
        return new UUID(0, lastId.incrementAndGet());
    }

    private RecordEntry node() {
        return new RecordEntry(
                new Desks(),
                ledger,
                reader,
                writer,
                new Judges(List.of(judges())),
                () -> "seed",
                new SnapshotKeeper(NO_SNAPSHOTS),
                CLOCK);
    }

    /** Those that name no entry: the ledger gives the entries ids of its own. */
    private List<Step> independent() {
        return steps().stream()
                .takeWhile(step -> References.entries(step.order()).isEmpty())
                .toList();
    }

    /** A journal that two nodes write by turns. */
    private UUID written() {
        var opened = writer.open(opening(), writer.command(id(), submission("umpire", "start")), "umpire");
        var journal = recorded(opened.orElseThrow()).journal().id();
        var nodes = List.of(node(), node());
        for (int i = 0; i < independent().size(); i++) {
            var step = independent().get(i);
            recorded(nodes.get(i % 2)
                    .record(journal, step.order(), submission(step.seat().id(), "step " + i), step.dice()));
        }
        return journal;
    }

    private static RecordedEntry recorded(Outcome<RecordedEntry> outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Recorded.class);
        return ((Outcome.Recorded<RecordedEntry>) outcome).answer();
    }

    private static Submission submission(String seat, String key) {
        return new Submission(seat, key, key, null);
    }

    private List<Envelope> chain(UUID journal) {
        return ledger.read(journal, 0, Long.MAX_VALUE).map(Recorded::envelope).toList();
    }

    @Test
    void every_event_is_read_as_it_was_written_and_written_as_it_was_read() {
        assertThat(chain(written())).isNotEmpty().allSatisfy(event -> {
            var read = CODEC.line(event).event();
            var again = CODEC.encode(read);
            assertThat(again.payload()).isEqualTo(event.payload());
            assertThat(CODEC.decode(again.type(), again.version(), again.payload()))
                    .isEqualTo(read);
        });
    }

    @Test
    void the_opening_says_in_the_ledger_of_what_kind_the_journal_is() {
        var journal = written();
        assertThat(chain(journal).getFirst().type()).isEqualTo(opening().kind().name() + "-started");
        assertThat(reader.at(journal, 1).orElseThrow().kind())
                .isEqualTo(opening().kind());
    }

    @Test
    void two_nodes_that_write_by_turns_have_one_journal() {
        var journal = written();
        var one = node().record(journal, new UndoLast(1, "A slip"), submission("umpire", "undo"));
        var entries = new Entries(journal);
        chain(journal).forEach(event -> entries.take(CODEC.line(event)));
        assertThat(recorded(one).journal()).isEqualTo(entries.journal());
        var again = node().record(journal, new UndoLast(1, "A slip"), submission("umpire", "undo"));
        assertThat(again).isEqualTo(new Outcome.Replayed<>(recorded(one)));
        var late = new Submission("umpire", "late", "late", recorded(one).version() - 1);
        assertThat(node().record(journal, new UndoLast(1, "A slip"), late))
                .isEqualTo(new Outcome.Overtaken<>(recorded(one).version()));
    }

    @Test
    void a_snapshot_is_read_as_it_was_taken() {
        var now = reader.at(written(), Long.MAX_VALUE).orElseThrow().of(state());
        var read = SnapshotCodec.journal(SnapshotCodec.of(now)).of(state());
        assertThat(read.state()).isEqualTo(now.state());
        assertThat(read.seats()).isEqualTo(now.seats());
        assertThat(read.opening()).isEqualTo(now.opening());
    }

    @Test
    void a_checkpoint_covers_what_is_recorded() {
        var journal = written();
        var now = reader.at(journal, Long.MAX_VALUE).orElseThrow();
        var sign = new SignCheckpoint(
                new Desks(), ledger, reader, new Receipts(ledger), signer, CODEC, this::id, CLOCK, any -> {});
        sign.sign(journal, submission("umpire", "sign"));
        assertThat(CheckpointAudit.of(chain(journal), Holdings.NONE).faults()).isEmpty();
        assertThat(reader.at(journal, Long.MAX_VALUE).orElseThrow()).isEqualTo(now.signed());
    }

    @Test
    void what_is_exported_and_imported_has_the_same_bytes() throws IOException, BrokenSeal {
        var journal = written();
        var file = exported(ledger, journal);
        assertThat(new String(file, StandardCharsets.UTF_8))
                .contains("\"format\":\"longroll-" + opening().kind().name() + "\"");
        var chain = SealedFile.read(new ByteArrayInputStream(file)).events();
        var other = new InMemoryLedger(CLOCK);
        var command = new Command(journal, journal, Sha256.of("import"));
        assertThat(other.adopt(chain, command, Map.of())).isInstanceOf(AppendResult.Appended.class);
        assertThat(exported(other, journal)).isEqualTo(file);
    }

    @Test
    void a_file_of_another_kind_than_its_first_event_is_refused() throws IOException {
        var file = new String(exported(ledger, written()), StandardCharsets.UTF_8)
                .replaceFirst("longroll-[a-z-]+", "longroll-shopping-list");
        assertThatThrownBy(() -> SealedFile.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8))))
                .isInstanceOf(BrokenSeal.class)
                .hasMessage("The first line names another kind of journal than the first event.");
    }

    private static byte[] exported(Ledger ledger, UUID journal) throws IOException {
        var out = new ByteArrayOutputStream();
        SealedFile.write(
                ledger.head(journal).orElseThrow(),
                ledger.read(journal, 0, Long.MAX_VALUE).map(Recorded::envelope),
                out);
        return out.toByteArray();
    }
}
