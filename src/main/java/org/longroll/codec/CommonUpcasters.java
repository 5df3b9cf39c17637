package org.longroll.codec;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.longroll.journal.Upcaster;

/** Upcasters of the events of every journal: old versions to the present ones. */
final class CommonUpcasters {

    static final List<Upcaster> ALL = List.of(
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
}
