package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.journal.Occasion;
import org.longroll.journal.Opening;
import org.longroll.ledger.Append;
import org.longroll.ledger.Append.Closing;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.StatusRow;
import org.longroll.projection.StatusRows;

/** Turns decided events into an append, and the ledger's result into an outcome. */
@ApplicationScoped
class EntryWriter {

    private final Ledger ledger;
    private final Receipts receipts;
    private final JournalReader reader;
    private final EventCodec codec;
    private final CheckpointSigner signer;
    private final Ids ids;
    private final InstantSource clock;
    private final IntactJournals intactJournals;

    EntryWriter(
            Ledger ledger,
            Receipts receipts,
            JournalReader reader,
            EventCodec codec,
            CheckpointSigner signer,
            Ids ids,
            InstantSource clock,
            IntactJournals intactJournals) {
        this.ledger = ledger;
        this.receipts = receipts;
        this.reader = reader;
        this.codec = codec;
        this.signer = signer;
        this.ids = ids;
        this.clock = clock;
        this.intactJournals = intactJournals;
    }

    Command command(UUID scope, Submission submission) {
        return submission.command(scope, ids);
    }

    /** The earlier outcome of the same request, if any. */
    Optional<Outcome<RecordedEntry>> earlier(Submission submission, Command command) {
        return receipts.earlier(submission, command)
                .map(receipt -> receipt.command().bodyHash().equals(command.bodyHash())
                        ? replayed(receipt)
                        : new Outcome.KeyReused<>());
    }

    Optional<Outcome<RecordedEntry>> open(Opening opening, Command command, String actor) {
        var opened = Journal.opened(ids.next(), opening, occasion(actor));
        return append(0, opened, List.of(opening), command, actor, StatusRows.changed(null, opened), null);
    }

    /** Writes an entry after the state in which it was decided; empty if the journal has changed since. */
    <S> Optional<Outcome<RecordedEntry>> write(Journal<S> before, List<Event> events, Command command, String actor) {
        intactJournals.require(before.id());
        var occasion = occasion(actor);
        var after = before;
        for (var event : events) {
            after = after.after(event, occasion);
        }
        var closing = signer.closing(before, after);
        var closed = closing == null ? after : after.signed();
        return append(before.version(), closed, events, command, actor, StatusRows.changed(before, closed), closing);
    }

    private Optional<Outcome<RecordedEntry>> append(
            long version,
            Journal<?> after,
            List<? extends Event> events,
            Command command,
            String actor,
            List<StatusRow> status,
            @Nullable Closing closing) {
        var append = new Append(
                after.id(),
                version,
                after.latest().entry(),
                command,
                actor,
                after.latest().at(),
                encoded(events),
                status,
                closing);
        return switch (ledger.append(append)) {
            case AppendResult.Appended appended ->
                Optional.of(new Outcome.Recorded<>(RecordedEntry.of(
                        events,
                        appended.events().stream().map(Recorded::envelope).toList(),
                        after)));
            case AppendResult.Replayed replayed -> Optional.of(replayed(replayed.receipt()));
            case AppendResult.CommandReused reused -> Optional.of(new Outcome.KeyReused<>());
            case AppendResult.Overtaken overtaken -> Optional.empty();
        };
    }

    /** The first answer, made again from the ledger: the state at a version never changes. */
    private Outcome<RecordedEntry> replayed(Receipt receipt) {
        var journal = reader.at(receipt.stream(), receipt.lastSequence()).orElseThrow();
        var events = ledger.read(receipt.stream(), receipt.firstSequence() - 1, receipt.lastSequence())
                .map(Recorded::envelope)
                .toList();
        return new Outcome.Replayed<>(RecordedEntry.of(
                events.stream().map(codec::line).map(History.Line::event).toList(), events, journal));
    }

    List<NewEvent> encoded(List<? extends Event> events) {
        var encoded = new ArrayList<NewEvent>(events.size());
        for (var event : events) {
            var form = codec.encode(event);
            encoded.add(new NewEvent(ids.next(), form.type(), form.version(), form.payload()));
        }
        return encoded;
    }

    private Occasion occasion(String actor) {
        return new Occasion(ids.next(), Envelope.storable(clock.instant()), actor);
    }
}
