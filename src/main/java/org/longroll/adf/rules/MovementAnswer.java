package org.longroll.adf.rules;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.Fraction;

public sealed interface MovementAnswer {

    /**
     * A unit under command: inches for each ground (empty if closed), the share that the legs take, and costs in moves.
     */
    record Marches(
            Map<Terrain, OptionalInt> allowances,
            Fraction used,
            boolean allowed,
            Optional<Fraction> formationChange,
            Optional<Fraction> limberOrMount)
            implements MovementAnswer {}

    /** A routed unit, which runs by the dice. */
    record Runs(Map<Terrain, GunRout> rout) implements MovementAnswer {}
}
