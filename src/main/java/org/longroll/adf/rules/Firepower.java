package org.longroll.adf.rules;

import java.util.List;
import java.util.OptionalInt;
import org.longroll.adf.chart.FireChart.FirerState;
import org.longroll.rules.Fraction;

/** The firepower of a fire, with its parts, {@code heldTo} the limit of combined fire if it was reached. */
public record Firepower(List<Share> shares, OptionalInt heldTo, int points) {

    /** One firer's printed points, the states that halved them, and the rest before rounding. */
    public record Share(int printed, List<FirerState> weakenedBy, Fraction points) {}
}
