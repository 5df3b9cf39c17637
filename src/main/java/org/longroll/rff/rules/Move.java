package org.longroll.rff.rules;

import java.util.List;
import java.util.Optional;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.ManeuverResult;

/** A move as it is declared; without a maneuver it is the longest move that the unit may make. */
public record Move(Mover mover, ManeuverResult result, Optional<Maneuver> maneuver, List<Leg> legs) {

    public Move {
        legs = List.copyOf(legs);
    }
}
