package org.longroll.rff.rules;

import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rules.Fraction;

/** A part of a move over one kind of ground. */
public record Leg(Ground ground, Fraction inches) {

    public Leg {
        if (inches.compareTo(Fraction.ZERO) < 0) {
            throw new IllegalArgumentException("no leg is below 0 inches");
        }
    }
}
