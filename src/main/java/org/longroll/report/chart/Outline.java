package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.longroll.report.chart.Spacing.Spot;

/** A line or the edge of an area, as many short straight pieces; nature has no corners, so its lines are rounded. */
record Outline(List<Spot> points, boolean closed) {

    private static final int PIECES = 8;

    Outline {
        points = List.copyOf(points);
    }

    /** Through all of these points (a Catmull–Rom spline). */
    static Outline rounded(List<Spot> corners, boolean closed) {
        if (corners.size() < 3) {
            return new Outline(corners, closed);
        }
        var points = new ArrayList<Spot>();
        int last = closed ? corners.size() : corners.size() - 1;
        for (int i = 0; i < last; i++) {
            var before = at(corners, i - 1, closed);
            var from = at(corners, i, closed);
            var to = at(corners, i + 1, closed);
            var after = at(corners, i + 2, closed);
            for (int piece = 0; piece < PIECES; piece++) {
                double t = (double) piece / PIECES;
                points.add(new Spot(
                        between(before.x(), from.x(), to.x(), after.x(), t),
                        between(before.y(), from.y(), to.y(), after.y(), t)));
            }
        }
        if (!closed) {
            points.add(corners.getLast());
        }
        return new Outline(points, closed);
    }

    private static Spot at(List<Spot> corners, int index, boolean closed) {
        return corners.get(closed ? Math.floorMod(index, corners.size()) : Math.clamp(index, 0, corners.size() - 1));
    }

    private static double between(double p0, double p1, double p2, double p3, double t) {
        return 0.5
                * (2 * p1
                        + (p2 - p0) * t
                        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                        + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
    }

    String path() {
        var path = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            path.append(i == 0 ? "M" : "L")
                    .append(Svg.number(points.get(i).x()))
                    .append(' ')
                    .append(Svg.number(points.get(i).y()));
        }
        return closed ? path.append('Z').toString() : path.toString();
    }

    /** A place on the line with the direction in which it goes on there. */
    record Step(Spot spot, double dx, double dy) {}

    /** Places at equal distances along the line. */
    List<Step> steps(double apart) {
        var steps = new ArrayList<Step>();
        double ahead = apart / 2;
        int pieces = closed ? points.size() : points.size() - 1;
        for (int i = 0; i < pieces; i++) {
            var from = points.get(i);
            var to = points.get((i + 1) % points.size());
            double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
            while (ahead < length) {
                double dx = (to.x() - from.x()) / length;
                double dy = (to.y() - from.y()) / length;
                steps.add(new Step(new Spot(from.x() + dx * ahead, from.y() + dy * ahead), dx, dy));
                ahead += apart;
            }
            ahead -= length;
        }
        return steps;
    }

    double length() {
        double length = 0;
        for (int i = 1; i < points.size(); i++) {
            length += Math.hypot(
                    points.get(i).x() - points.get(i - 1).x(),
                    points.get(i).y() - points.get(i - 1).y());
        }
        return length;
    }

    /** Twice the area, positive if the points go round clockwise as seen. */
    double twiceArea() {
        double sum = 0;
        for (int i = 0; i < points.size(); i++) {
            var a = points.get(i);
            var b = points.get((i + 1) % points.size());
            sum += a.x() * b.y() - b.x() * a.y();
        }
        return sum;
    }

    boolean holds(double x, double y) {
        boolean inside = false;
        for (int i = 0, j = points.size() - 1; i < points.size(); j = i++) {
            var a = points.get(i);
            var b = points.get(j);
            if (a.y() > y != b.y() > y && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) {
                inside = !inside;
            }
        }
        return inside;
    }

    Box box() {
        return new Box(
                points.stream().mapToDouble(Spot::x).min().orElse(0),
                points.stream().mapToDouble(Spot::y).min().orElse(0),
                points.stream().mapToDouble(Spot::x).max().orElse(0),
                points.stream().mapToDouble(Spot::y).max().orElse(0));
    }
}
