package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Occasion;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;
import org.longroll.projection.StatusRows;

/** Turns decided events into an append, and the ledger's result into an outcome. */
@ApplicationScoped
class EntryWriter {

    private final Ledger ledger;
    private final Receipts receipts;
    private final BattleReader reader;
    private final EventCodec codec;
    private final Notary notary;
    private final Ids ids;
    private final InstantSource clock;
    private final SoundBattles soundBattles;

    EntryWriter(
            Ledger ledger,
            Receipts receipts,
            BattleReader reader,
            EventCodec codec,
            Notary notary,
            Ids ids,
            InstantSource clock,
            SoundBattles soundBattles) {
        this.ledger = ledger;
        this.receipts = receipts;
        this.reader = reader;
        this.codec = codec;
        this.notary = notary;
        this.ids = ids;
        this.clock = clock;
        this.soundBattles = soundBattles;
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

    Optional<Outcome<RecordedEntry>> open(BattleStarted opening, Command command, String actor) {
        var occasion = occasion(actor);
        return write(null, Battle.opened(ids.next(), opening, occasion), List.of(opening), command, actor);
    }

    /** Writes an entry after the state in which it was decided; empty if the battle has changed since. */
    Optional<Outcome<RecordedEntry>> write(Battle before, List<Event> events, Command command, String actor) {
        soundBattles.require(before.id());
        var occasion = occasion(actor);
        var after = before;
        for (var event : events) {
            after = after.after(event, occasion);
        }
        return write(before, after, events, command, actor);
    }

    private Optional<Outcome<RecordedEntry>> write(
            @Nullable Battle before, Battle decided, List<Event> events, Command command, String actor) {
        var closing = before == null ? null : notary.closing(before, decided);
        var after = closing == null ? decided : decided.signed();
        var append = new Append(
                after.id(),
                before == null ? 0 : before.version(),
                after.latest().entry(),
                command,
                actor,
                after.latest().at(),
                encoded(events),
                StatusRows.changed(before, after),
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
        var battle = reader.at(receipt.stream(), receipt.lastSequence()).orElseThrow();
        var events = ledger.read(receipt.stream(), receipt.firstSequence() - 1, receipt.lastSequence())
                .map(Recorded::envelope)
                .toList();
        return new Outcome.Replayed<>(RecordedEntry.of(
                events.stream().map(codec::line).map(History.Line::event).toList(), events, battle));
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
