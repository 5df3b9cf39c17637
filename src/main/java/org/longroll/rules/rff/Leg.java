package org.longroll.rules.rff;

import org.longroll.rules.Fraction;
import org.longroll.rules.rff.chart.Ground;

/** A stretch of a move over one kind of ground. */
public record Leg(Ground ground, Fraction inches) {

    public Leg {
        if (inches.compareTo(Fraction.ZERO) < 0) {
            throw new IllegalArgumentException("no leg is below 0 inches");
        }
    }
}
