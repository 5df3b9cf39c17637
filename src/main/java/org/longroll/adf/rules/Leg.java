package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.Fraction;

/** A part of a move over one kind of ground. */
public record Leg(Terrain terrain, Fraction inches) {

    public Leg {
        if (inches.compareTo(Fraction.ZERO) < 0) {
            throw new IllegalArgumentException("no leg is below 0 inches");
        }
    }

    /** The length of a whole move. */
    public static Fraction inches(List<Leg> legs) {
        return legs.stream().map(Leg::inches).reduce(Fraction.ZERO, Fraction::plus);
    }
}
