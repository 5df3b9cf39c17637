package org.longroll.adf.rules;

import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.rules.Fraction;

/** The range of a fire: measured, named by its band, or given by the kind of fire. */
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
