package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
        var byPlace = changes.stream()
                .filter(change -> change.moment().turn() == turn)
                .collect(Collectors.groupingBy(ObjectiveChange::objective, LinkedHashMap::new, Collectors.toList()));
        byPlace.forEach((place, ofIt) -> {
            var by = ofIt.getLast().to();
            if (by != null && !by.equals(ofIt.getFirst().from())) {
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
