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
     * @param allowances inches for each ground, empty where it may not go
     * @param used the share of the move that the legs take
     * @param formationChange what changing formation costs, in moves; empty for a leader
     * @param limberOrMount what limbering or mounting costs; empty for those who do neither
     */
    record Marches(
            Map<Terrain, OptionalInt> allowances,
            Fraction used,
            boolean allowed,
            Optional<Fraction> formationChange,
            Optional<Fraction> limberOrMount)
            implements MovementAnswer {}

    /** A routed unit, which runs as the dice say. */
    record Runs(Map<Terrain, GunRout> rout) implements MovementAnswer {}
}
