package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a journal, recorded by a person or again by an amendment.
 *
 * @param number 0 for the opening; an entry that was recorded again has the number of the one that it replaces
 * @param type {@code start} for the opening
 * @param recordedIn the entry that has its events in the ledger: an amendment, or the entry itself
 * @param replaces the entry in whose place an amendment recorded it
 * @param about the units and leaders that it names or concerns; none for the opening
 * @param last the version of its last event; for an amendment, of the last entry that it recorded again
 * @param events its own; for an amendment, without those of the entries that it recorded again
 */
public record Entry(
        Occasion occasion,
        int number,
        String type,
        int turn,
        List<String> about,
        UUID recordedIn,
        @Nullable UUID replaces,
        long first,
        long last,
        boolean undone,
        List<BattleEvent> events) {

    public Entry {
        about = List.copyOf(about);
        events = List.copyOf(events);
    }

    public UUID id() {
        return occasion.entry();
    }

    public String by() {
        return occasion.by();
    }

    /** What was asked for, also where the order itself is not among the events; empty for the opening. */
    public Optional<Order> order() {
        for (var event : events) {
            switch (event) {
                case CommonEvent.Declared(var order) -> {
                    return Optional.of(order);
                }
                case CommonEvent.NoteTaken note -> {
                    return Optional.of(
                            new CommonOrder.Note(note.text(), note.units(), note.attachments(), note.table()));
                }
                case CommonEvent.NoteCorrected corrected -> {
                    return Optional.of(new CommonOrder.CorrectNote(corrected.note(), corrected.text()));
                }
                case CommonEvent.ProseEdited prose -> {
                    return Optional.of(new CommonOrder.EditProse(prose.turn(), prose.text()));
                }
                case CommonEvent.KeyReissued key -> {
                    return Optional.of(new CommonOrder.ReissueKey(new Seat(key.seat())));
                }
                case CorrectionEvent.ConsentAsked asked -> {
                    return Optional.of(asked.order());
                }
                default -> {}
            }
        }
        return Optional.empty();
    }

    /** Whether an amendment recorded it. */
    public boolean isAgain() {
        return !recordedIn.equals(id());
    }

    public <E extends BattleEvent> Stream<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }
}
