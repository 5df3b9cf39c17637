package org.longroll.codec;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.longroll.journal.Upcaster;

/** Upcasters of the common events: old versions to the present ones. */
final class CommonUpcasters {

    static final List<Upcaster> ALL = List.of(
            new Upcaster("battle-started", 1, CommonUpcasters::playable),
            new Upcaster("consent-asked", 1, CommonUpcasters::anyOrder),
            new Upcaster("note-taken", 1, CommonUpcasters::withoutPictures));

    private CommonUpcasters() {}

    /** Version 2 added the pictures of a note; older notes have none. */
    private static Map<String, Object> withoutPictures(Map<String, Object> note) {
        note.put("attachments", List.of());
        return note;
    }

    /** Version 2 asks for any order, and tells what it would do. Before, it was a correction and told nothing. */
    private static Map<String, Object> anyOrder(Map<String, Object> asked) {
        asked.put("order", Objects.requireNonNull(asked.remove("correction"), "a request without what it asks for"));
        asked.put("sentences", List.of());
        return asked;
    }

    /**
     * Version 2 added the system of rules and the victory points. Before, a ruleset began with the name of its system.
     */
    private static Map<String, Object> playable(Map<String, Object> opening) {
        if (!(opening.get("rulebook") instanceof Map<?, ?> named && named.get("ruleset") instanceof String ruleset)) {
            throw new IllegalArgumentException("an opening that names no ruleset");
        }
        var rulebook = new LinkedHashMap<Object, Object>(named);
        rulebook.put("system", ruleset.split("-", 2)[0]);
        opening.put("rulebook", rulebook);
        opening.put("victory", Map.of("unitLost", 1, "leaderLost", 2, "marginalBy", 1, "decisiveBy", 5));
        return opening;
    }
}
