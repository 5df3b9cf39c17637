package org.longroll.adf.rules;

import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.Fraction;

/** A part of a move over one kind of ground. */
public record Leg(Terrain terrain, Fraction inches) {

    public Leg {
        if (inches.compareTo(Fraction.ZERO) < 0) {
            throw new IllegalArgumentException("no leg is below 0 inches");
        }
    }
}
