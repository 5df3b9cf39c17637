package org.longroll.journal;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.CorrectionEvent.ConsentGiven;

/**
 * Who corrected something, and why.
 *
 * @param entry the undo, the amendment, or the consent that carried one out
 * @param wanted its order; of a consent, the order that was agreed to
 * @param by the seat that wanted it
 * @param agreed the seat that agreed to it; null if none was asked
 */
public record CorrectionNote(
        Entry entry,
        Order wanted,
        String by,
        @Nullable String reason,
        @Nullable String agreed) {

    /** The notes of all corrections among these entries, by entry. */
    static Map<UUID, CorrectionNote> of(List<Entry> all) {
        var asked = all.stream()
                .flatMap(entry -> entry.events(ConsentAsked.class).map(event -> Map.entry(entry.id(), event)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return all.stream()
                .filter(entry ->
                        entry.order().filter(Correction.class::isInstance).isPresent())
                .collect(Collectors.toMap(Entry::id, entry -> of(entry, asked::get)));
    }

    private static CorrectionNote of(Entry entry, Function<UUID, @Nullable ConsentAsked> asked) {
        var given = entry.events(ConsentGiven.class).findFirst().orElse(null);
        var request = given == null ? null : asked.apply(given.request());
        if (given != null && request != null) {
            return new CorrectionNote(entry, request.order(), request.by(), request.reason(), given.by());
        }
        var wanted = entry.order().orElseThrow();
        return new CorrectionNote(
                entry, wanted, entry.by(), wanted instanceof Correction correction ? correction.reason() : null, null);
    }
}
