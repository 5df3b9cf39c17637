package org.longroll.rff.rules;

import java.util.Set;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;

/** A unit that changes formation, or one of two that pass through each other. */
public record Passing(Quality quality, Order order, Set<Ground> grounds) {

    public Passing {
        grounds = Set.copyOf(grounds);
    }

    boolean overBrokenOrRough() {
        return grounds.contains(Ground.BROKEN) || grounds.contains(Ground.ROUGH);
    }
}
