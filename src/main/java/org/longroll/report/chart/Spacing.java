package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves counters that lie on one another apart, as little as needed; the same places always give the same picture. They
 * push each other first, which keeps lines in line. One that still lies on another goes to the nearest free spot.
 */
final class Spacing {

    private static final int ROUNDS = 200;
    private static final double NUDGE = 0.01;
    private static final int DIRECTIONS = 24;

    record Spot(double x, double y) {}

    private final double width;
    private final double height;

    /** @param width of a counter with the room around it */
    Spacing(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** @param within counters stay inside it, as long as there is room
     * @param marks what no counter may hide */
    List<Spot> apart(List<Spot> places, Box within, List<Box> marks) {
        var spots = new ArrayList<>(places);
        for (int round = 0; round < ROUNDS && push(spots); round++) {
            // Each round moves every pair that overlaps by half of what is missing.
        }
        var settled = new ArrayList<Spot>();
        spots.forEach(spot -> settled.add(free(spot, within, marks, settled)));
        return settled;
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

    /** The nearest spot that is free, on ever larger circles; beyond the edge where the whole table is full. */
    private Spot free(Spot wanted, Box within, List<Box> marks, List<Spot> taken) {
        var start = inside(wanted, within);
        if (isFree(start, marks, taken)) {
            return start;
        }
        double step = height / 3;
        for (double away = step; away < within.width() + within.height(); away += step) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = 2 * Math.PI * i / DIRECTIONS;
                var spot = inside(
                        new Spot(start.x() + away * Math.cos(angle), start.y() + away * Math.sin(angle)), within);
                if (isFree(spot, marks, taken)) {
                    return spot;
                }
            }
        }
        return new Spot(start.x(), within.bottom() + height * (1 + taken.size()));
    }

    private boolean isFree(Spot spot, List<Box> marks, List<Spot> taken) {
        var own = Box.around(spot, width - 2 * NUDGE, height - 2 * NUDGE);
        return marks.stream().noneMatch(own::meets)
                && taken.stream()
                        .noneMatch(other -> Math.abs(other.x() - spot.x()) < width - 2 * NUDGE
                                && Math.abs(other.y() - spot.y()) < height - 2 * NUDGE);
    }

    private Spot inside(Spot spot, Box within) {
        return new Spot(
                clamped(spot.x(), within.left() + width / 2, within.right() - width / 2),
                clamped(spot.y(), within.top() + height / 2, within.bottom() - height / 2));
    }

    private static double clamped(double value, double least, double most) {
        return least > most ? (least + most) / 2 : Math.clamp(value, least, most);
    }
}
