package org.longroll.adf.chart;

import java.util.Map;
import org.longroll.rules.Fraction;

/** Everything that the chart prints about movement and changing formation. */
public record MovementChart(
        MovementTable infantry,
        MovementTable mounted,
        MovementTable dismounted,
        Map<Gun, MovementLine> limbered,
        Map<Gun, MovementLine> unlimbered,
        Map<Terrain, GunRout> routedGuns,
        Parity gunsLostOn,
        Map<Quality, Fraction> formationChange,
        Map<Quality, Fraction> limberOrMount) {}
