package org.longroll.simulation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Tries what the rules forbid, so that every refusal is heard in the course of a few battles. What was heard least is
 * tried first; a recipe that has nothing to try it with at the moment is passed over.
 */
final class LeastHeard {

    /** Something forbidden, as far as the table offers it just now. */
    interface Recipe extends Supplier<Optional<Proposal>> {}

    private final Chooser chooser;
    private final Map<String, Integer> tried = new HashMap<>();

    LeastHeard(Chooser chooser) {
        this.chooser = chooser;
    }

    /** One of the forbidden things that can be tried now, by the code that they should be refused with. */
    Optional<Proposal> among(Map<String, Recipe> recipes) {
        var codes = chooser.shuffled(List.copyOf(recipes.keySet()));
        return codes.stream()
                .sorted(Comparator.comparingInt(code -> tried.getOrDefault(code, 0)))
                .flatMap(code -> recipes.get(code).get().map(proposal -> counted(code, proposal)).stream())
                .findFirst();
    }

    private Proposal counted(String code, Proposal proposal) {
        tried.merge(code, 1, Integer::sum);
        return proposal;
    }
}
