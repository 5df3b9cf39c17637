package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.ObjectiveChange;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;

/** The places that a turn brought a side: held at its end by another than at its beginning. */
final class Gains {

    private final int turn;
    private final Names names;
    private final Map<String, List<String>> bySide = new LinkedHashMap<>();

    Gains(List<ObjectiveChange> changes, int turn, Names names) {
        this.turn = turn;
        this.names = names;
        Map<String, @Nullable String> before = new LinkedHashMap<>();
        Map<String, @Nullable String> after = new LinkedHashMap<>();
        changes.stream().filter(change -> change.moment().turn() == turn).forEach(change -> {
            if (!before.containsKey(change.objective())) {
                before.put(change.objective(), change.from());
            }
            after.put(change.objective(), change.to());
        });
        after.forEach((place, by) -> {
            if (by != null && !Objects.equals(by, before.get(place))) {
                bySide.computeIfAbsent(by, side -> new ArrayList<>()).add(place);
            }
        });
    }

    boolean isEmpty() {
        return bySide.isEmpty();
    }

    /** “In turn 2 the Union took the summit and the Confederates the spur.” */
    Sentence told(List<Integer> entries) {
        var clauses = new ArrayList<String>();
        var claims = new ArrayList<Claim>();
        bySide.forEach((side, places) -> {
            clauses.add("%s%s %s"
                    .formatted(
                            names.side(side),
                            clauses.isEmpty() ? " took" : "",
                            Text.list(places.stream().map(names::objective).toList())));
            places.forEach(place -> claims.add(new Claim(place, Deed.WAS_TAKEN, side, turn, null)));
        });
        return new Sentence("In turn %d %s.".formatted(turn, String.join(", and ", clauses)), entries, claims);
    }
}
