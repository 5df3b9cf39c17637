package org.longroll.battle;

import java.util.LinkedHashMap;
import java.util.Map;
import org.longroll.journal.Upcaster;

/** Openings of battles from before they named the system of rules. */
final class OldOpenings {

    static final Upcaster UPCASTER = new Upcaster("battle-started", 1, OldOpenings::playable);

    private OldOpenings() {}

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
