package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.battle.Possibility;
import org.longroll.rules.Refusal;

/** Collects possibilities: one that several units share is listed once, for all of them. */
final class Offers {

    private final Map<Possibility, List<String>> units = new LinkedHashMap<>();

    /** For one unit, or for all of these together. */
    void add(Possibility possibility, List<String> actors) {
        if (actors.size() == 1) {
            units.computeIfAbsent(possibility, each -> new ArrayList<>()).add(actors.getFirst());
        } else {
            units.put(possibility.with("together", actors), actors);
        }
    }

    /** For all these units what was offered to one of them. */
    void addAll(Offers toOne, List<String> alike) {
        toOne.units.keySet().forEach(possibility -> units.computeIfAbsent(possibility, each -> new ArrayList<>())
                .addAll(alike));
    }

    /** The same, if there is no objection. */
    void unless(Optional<Refusal> refusal, Possibility possibility, List<String> actors) {
        if (refusal.isEmpty()) {
            add(possibility, actors);
        }
    }

    void into(List<Possibility> next) {
        into(next, 1);
    }

    /** Only what is offered to so many units or more. */
    void into(List<Possibility> next, int fewest) {
        units.forEach((possibility, actors) -> {
            if (actors.size() >= fewest) {
                next.add(possibility.by(actors));
            }
        });
    }
}
