package org.longroll.adf.rules;

import java.util.List;
import java.util.OptionalInt;
import org.longroll.adf.chart.FireChart.FirerState;
import org.longroll.rules.Fraction;

/**
 * The firepower of a fire and how it came about.
 *
 * @param shares what each firer brings
 * @param heldTo the limit of combined fire, where it was reached
 */
public record Firepower(List<Share> shares, OptionalInt heldTo, int points) {

    /** One firer's printed points, what halved them, and what is left before rounding. */
    public record Share(int printed, List<FirerState> weakenedBy, Fraction points) {}
}
