package org.longroll.report.chart;

import java.util.List;
import org.longroll.battle.Ground.Point;
import org.longroll.report.chart.Spacing.Spot;

/** The part of the table that all maps of a battle show, and its place in the picture. */
record Frame(double left, double near, double right, double far, double scale) {

    static final double WIDTH = 480;
    static final double MARGIN = 12;
    private static final double TALLEST = 560;

    /** The strip below the table, with the scale, the remark and north. */
    static final double FOOT = 30;

    /** Around a table of this size, and wider where a unit stands beyond its edge. */
    static Frame around(double width, double depth, List<Point> places) {
        double left = places.stream().mapToDouble(Point::x).min().orElse(0);
        double right = places.stream().mapToDouble(Point::x).max().orElse(0);
        double near = places.stream().mapToDouble(Point::y).min().orElse(0);
        double far = places.stream().mapToDouble(Point::y).max().orElse(0);
        return of(
                left < 0 ? left - 2 : 0,
                near < 0 ? near - 2 : 0,
                right > width ? right + 2 : width,
                far > depth ? far + 2 : depth);
    }

    /** Around the places, where the size of the table is unknown. */
    static Frame around(List<Point> places) {
        double left = places.stream().mapToDouble(Point::x).min().orElse(0);
        double right = places.stream().mapToDouble(Point::x).max().orElse(1);
        double near = places.stream().mapToDouble(Point::y).min().orElse(0);
        double far = places.stream().mapToDouble(Point::y).max().orElse(1);
        return of(left - 2, near - 2, Math.max(right, left + 1) + 2, Math.max(far, near + 1) + 2);
    }

    private static Frame of(double left, double near, double right, double far) {
        return new Frame(
                left,
                near,
                right,
                far,
                Math.min((WIDTH - 2 * MARGIN) / (right - left), (TALLEST - 2 * MARGIN) / (far - near)));
    }

    int height() {
        return (int) Math.ceil((far - near) * scale + 2 * MARGIN + FOOT);
    }

    double x(double inches) {
        return (WIDTH - (right - left) * scale) / 2 + (inches - left) * scale;
    }

    double y(double inches) {
        return MARGIN + (far - inches) * scale;
    }

    Spot spot(Point point) {
        return new Spot(x(point.x()), y(point.y()));
    }

    List<Spot> spots(List<Point> points) {
        return points.stream().map(this::spot).toList();
    }

    /** All that is shown of the table. */
    Box box() {
        return new Box(x(left), y(far), x(right), y(near));
    }
}
