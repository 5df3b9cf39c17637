package org.longroll.adf.rules;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.Fraction;

/** How far a unit may go. */
public sealed interface MovementAnswer {

    /**
     * A unit under command.
     *
     * @param allowances inches for each ground, empty for closed ground
     * @param used the share of the move that the legs take
     * @param formationChange its cost in moves; empty for a leader
     * @param limberOrMount its cost; empty for units that do neither
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
