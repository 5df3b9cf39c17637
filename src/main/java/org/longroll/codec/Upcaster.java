package org.longroll.codec;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.UnaryOperator;

/** Lifts the payload of one type of event from one version to the next. */
public record Upcaster(String type, int fromVersion, UnaryOperator<ObjectNode> lift) {

    /** Every step there is. */
    static final List<Upcaster> ALL = List.of(
            new Upcaster("battle-started", 1, Upcaster::playable),
            new Upcaster("note-taken", 1, Upcaster::withoutPictures),
            new Upcaster("rff-due-called", 1, Upcaster::namedAsEverywhere));

    /** Since the second version what is due goes by the same name as in every order and event that settles it. */
    private static ObjectNode namedAsEverywhere(ObjectNode called) {
        called.set("due", called.remove("id"));
        return called;
    }

    /** Since the second version a note names the pictures that go with it; before, there were none. */
    private static ObjectNode withoutPictures(ObjectNode note) {
        note.putArray("attachments");
        return note;
    }

    /** Since the second version a battle names the system of its rules, and what victory is worth. */
    private static ObjectNode playable(ObjectNode opening) {
        var rulebook = opening.withObject("/rulebook");
        rulebook.put("system", rulebook.path("ruleset").asText().startsWith("adf") ? "adf" : "rff");
        opening.putObject("victory")
                .put("unitLost", 1)
                .put("leaderLost", 2)
                .put("marginalBy", 1)
                .put("decisiveBy", 5);
        return opening;
    }
}
