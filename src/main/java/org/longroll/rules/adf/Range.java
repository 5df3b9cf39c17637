package org.longroll.rules.adf;

import org.longroll.rules.Fraction;
import org.longroll.rules.adf.chart.RangeBand;

/** How far a fire reaches: measured, named by its band, or left to the kind of fire. */
public sealed interface Range {

    record Measured(Fraction inches) implements Range {
        public Measured {
            if (inches.compareTo(Fraction.ZERO) < 0) {
                throw new IllegalArgumentException("no distance is below 0 inches");
            }
        }
    }

    record InBand(RangeBand band) implements Range {}

    record Unstated() implements Range {}
}
