package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;

/** Moves counters that lie on one another apart, as little as needed; the same places always give the same picture. */
final class Spacing {

    private static final int ROUNDS = 200;
    private static final double NUDGE = 0.01;

    record Spot(double x, double y) {}

    private final double width;
    private final double height;

    /** @param width of a counter with the room around it */
    Spacing(double width, double height) {
        this.width = width;
        this.height = height;
    }

    List<Spot> apart(List<Spot> places) {
        var spots = new ArrayList<>(places);
        for (int round = 0; round < ROUNDS && push(spots); round++) {
            // Each round moves every pair that overlaps by half of what is missing.
        }
        return spots;
    }

    private boolean push(List<Spot> spots) {
        boolean pushed = false;
        for (int i = 0; i < spots.size(); i++) {
            for (int j = i + 1; j < spots.size(); j++) {
                pushed |= push(spots, i, j);
            }
        }
        return pushed;
    }

    private boolean push(List<Spot> spots, int one, int other) {
        var a = spots.get(one);
        var b = spots.get(other);
        double missingX = width - Math.abs(a.x() - b.x());
        double missingY = height - Math.abs(a.y() - b.y());
        if (missingX <= NUDGE || missingY <= NUDGE) {
            return false;
        }
        boolean across = missingX < missingY;
        double x = across ? Math.copySign(missingX / 2, b.x() - a.x()) : 0;
        double y = across ? 0 : Math.copySign(missingY / 2, b.y() - a.y());
        spots.set(one, new Spot(a.x() - x, a.y() - y));
        spots.set(other, new Spot(b.x() + x, b.y() + y));
        return true;
    }
}
