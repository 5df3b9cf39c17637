package org.longroll.report.chart;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Kind;
import org.longroll.battle.Ground.Shape;
import org.longroll.report.chart.Spacing.Spot;

/**
 * The ground in the manner of a map of its time: hills in hachures, which run downhill, woods as trees, walls as stones.
 * The number of strokes is limited, so that a map of five hundred shapes is still a picture of some dozen kilobytes.
 */
record GroundPicture(Ground ground, Frame frame) {

    private static final double MOST_TREES = 650;
    private static final double MOST_HACHURES = 1100;
    private static final double TREES_APART = 7.5;
    private static final double HACHURES_APART = 3.6;
    private static final double FURROWS_APART = 6;
    private static final double MOST_FURROWS = 400;
    private static final double TEETH_APART = 5;

    /** @param clear places for counters and names, where no tree stands */
    void draw(Svg svg, List<Box> clear) {
        areas(Kind.FIELD).forEach(field -> svg.path(field.path(), Pen.FIELD));
        svg.path(furrows(), Pen.FURROW);
        areas(Kind.FIELD).forEach(field -> svg.path(field.path(), Pen.FENCE));
        areas(Kind.HILL).forEach(hill -> svg.path(hill.path(), Pen.HILL));
        svg.path(hachures(), Pen.HACHURE);
        areas(Kind.WOODS).forEach(wood -> svg.path(wood.path(), Pen.WOODS));
        areas(Kind.WATER).forEach(water -> svg.path(water.path(), Pen.WATER));
        svg.path(lines(Kind.STREAM), Pen.STREAM);
        svg.path(lines(Kind.ROAD), Pen.ROAD_EDGE);
        svg.path(lines(Kind.ROAD), Pen.ROAD);
        var trees = trees(clear);
        svg.path(trees, Pen.TREE_SHADE);
        svg.path(trees, Pen.TREE);
        svg.path(lines(Kind.WALL), Pen.WALL);
        svg.path(works(), Pen.WORKS);
        areas(Kind.BUILDING).forEach(building -> svg.path(building.path(), Pen.BUILDING));
    }

    /** A building, a field and a wall have corners; everything else is rounded. */
    Outline outline(Shape shape) {
        boolean closed = shape.polygon() != null;
        var corners = frame.spots(shape.points());
        return switch (shape.kind()) {
            case BUILDING, FIELD, WALL, WORKS -> new Outline(corners, closed);
            case HILL, WOODS, WATER, STREAM, ROAD -> Outline.rounded(corners, closed);
        };
    }

    List<Box> buildings() {
        return areas(Kind.BUILDING).stream().map(Outline::box).toList();
    }

    private List<Outline> areas(Kind kind) {
        return outlines(kind).filter(Outline::closed).toList();
    }

    private Stream<Outline> outlines(Kind kind) {
        return ground.shapes().stream().filter(shape -> shape.kind() == kind).map(this::outline);
    }

    private String lines(Kind kind) {
        return String.join("", outlines(kind).map(Outline::path).toList());
    }

    /** Strokes from the edge of a hill downwards, longer and shorter ones, as a hand draws them. */
    private String hachures() {
        var hills = areas(Kind.HILL);
        double edge = hills.stream().mapToDouble(Outline::length).sum();
        double apart = Math.max(HACHURES_APART, edge / MOST_HACHURES);
        var hand = new Random(1863);
        var strokes = new StringBuilder();
        for (var hill : hills) {
            double out = hill.twiceArea() > 0 ? 1 : -1;
            for (var step : hill.steps(apart)) {
                double length = 5 + 4 * hand.nextDouble();
                double x = step.spot().x();
                double y = step.spot().y();
                stroke(strokes, x, y, x + out * step.dy() * length, y - out * step.dx() * length);
            }
        }
        return strokes.toString();
    }

    /** Dots on a grid that a hand would not quite keep. */
    private String trees(List<Box> clear) {
        var woods = areas(Kind.WOODS);
        double area = woods.stream()
                .mapToDouble(wood -> Math.abs(wood.twiceArea()) / 2)
                .sum();
        double apart = Math.max(TREES_APART, Math.sqrt(area / MOST_TREES));
        var hand = new Random(1862);
        var trees = new StringBuilder();
        for (var wood : woods) {
            var box = wood.box();
            for (double y = box.top() + apart / 2; y < box.bottom(); y += apart) {
                for (double x = box.left() + apart / 2; x < box.right(); x += apart) {
                    double treeX = x + apart * 0.7 * (hand.nextDouble() - 0.5);
                    double treeY = y + apart * 0.7 * (hand.nextDouble() - 0.5);
                    var tree = Box.around(new Spot(treeX, treeY), 4, 4);
                    if (wood.holds(treeX, treeY) && clear.stream().noneMatch(tree::meets)) {
                        trees.append('M')
                                .append(Svg.number(treeX))
                                .append(' ')
                                .append(Svg.number(treeY))
                                .append("h.1");
                    }
                }
            }
        }
        return trees.toString();
    }

    /** Level lines across every field. */
    private String furrows() {
        var fields = areas(Kind.FIELD);
        double high = fields.stream().mapToDouble(field -> field.box().height()).sum();
        double apart = Math.max(FURROWS_APART, high / MOST_FURROWS);
        var lines = new StringBuilder();
        for (var field : fields) {
            var box = field.box();
            for (double y = box.top() + apart / 2; y < box.bottom(); y += apart) {
                var edges = crossings(field, y);
                for (int i = 0; i + 1 < edges.length; i += 2) {
                    stroke(lines, edges[i] + 2, y, edges[i + 1] - 2, y);
                }
            }
        }
        return lines.toString();
    }

    private static double[] crossings(Outline area, double y) {
        var points = area.points();
        var crossings = Stream.<Double>builder();
        for (int i = 0, j = points.size() - 1; i < points.size(); j = i++) {
            var a = points.get(i);
            var b = points.get(j);
            if (a.y() > y != b.y() > y) {
                crossings.add((b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x());
            }
        }
        return crossings.build().mapToDouble(Double::doubleValue).sorted().toArray();
    }

    /** A line with teeth on its left, the side of the enemy. */
    private String works() {
        var path = new StringBuilder();
        outlines(Kind.WORKS).forEach(works -> {
            path.append(works.path());
            for (var step : works.steps(TEETH_APART)) {
                double x = step.spot().x();
                double y = step.spot().y();
                stroke(path, x, y, x + step.dy() * 3.4, y - step.dx() * 3.4);
            }
        });
        return path.toString();
    }

    private static void stroke(StringBuilder path, double x1, double y1, double x2, double y2) {
        path.append('M').append(Svg.number(x1)).append(' ').append(Svg.number(y1));
        path.append('l').append(Svg.number(x2 - x1)).append(' ').append(Svg.number(y2 - y1));
    }
}
