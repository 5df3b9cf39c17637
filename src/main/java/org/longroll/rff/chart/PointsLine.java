package org.longroll.rff.chart;

import java.util.NavigableMap;
import java.util.Optional;
import org.longroll.rules.Fraction;
import org.longroll.rules.Rounding;

/** What a stand with one weapon brings at each range: points by the inches at the head of their column. */
public record PointsLine(NavigableMap<Integer, Fraction> points) {

    /** The points at a distance, nothing beyond the last column that has any. */
    public Optional<Fraction> at(Fraction inches) {
        var column = points.ceilingEntry(inches.rounded(Rounding.UP));
        return Optional.ofNullable(column).map(NavigableMap.Entry::getValue);
    }

    public int reach() {
        return points.lastKey();
    }
}
