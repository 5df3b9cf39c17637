package org.longroll.battle;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.TablePhoto;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * The table as the scenario draws it, in inches from the lower left corner. It decides nothing: maps are drawn on it.
 *
 * @param north the direction of north in degrees clockwise from the far edge; null is the far edge
 * @param remark where the drawing comes from, for the reader of a map
 */
public record Ground(
        double width,
        double depth,
        @Nullable Double north,
        @Nullable String remark,
        List<Shape> shapes,
        List<Mark> objectives,
        List<Deployment> deployment) {

    public static final int MOST_SHAPES = 500;
    public static final int MOST_MARKS = 100;
    public static final int MOST_POINTS_OF_A_SHAPE = 100;
    public static final int MOST_POINTS = 5000;
    public static final int LARGEST_INCHES = TablePhoto.LARGEST_INCHES;

    public Ground {
        requireSize(width);
        requireSize(depth);
        if (north != null && !(north >= 0 && north < 360)) {
            throw new IllegalArgumentException("north is from 0 up to 360 degrees");
        }
        shapes = atMost(MOST_SHAPES, shapes);
        objectives = atMost(MOST_MARKS, objectives);
        deployment = atMost(MOST_MARKS, deployment);
    }

    /** All that is off the table, refers to nothing or cannot be drawn; fields begin with {@code table}. */
    public List<Flaw> flaws(OrderOfBattle order) {
        return new GroundReview(this, order).flaws();
    }

    /** The table that a photo shows: the one that is drawn, if there is one; null if its size is not known. */
    public static @Nullable Ground under(TablePhoto photo, @Nullable Ground drawn) {
        var width = photo.width();
        var depth = photo.depth();
        if (drawn != null) {
            return drawn;
        }
        return width == null || depth == null
                ? null
                : new Ground(width, depth, null, null, List.of(), List.of(), List.of());
    }

    public double northDegrees() {
        return north == null ? 0 : north;
    }

    public boolean holds(Point point) {
        return point.x() >= 0 && point.x() <= width && point.y() >= 0 && point.y() <= depth;
    }

    /** Inches from the left and from the near edge. */
    public record Point(double x, double y) {
        public Point {
            if (!(Math.abs(x) <= LARGEST_INCHES && Math.abs(y) <= LARGEST_INCHES)) {
                throw new IllegalArgumentException("no table is that large");
            }
        }
    }

    /** An area or a line; exactly one of them is given. */
    public record Shape(
            Kind kind,
            @Nullable String name,
            @Nullable List<Point> polygon,
            @Nullable List<Point> line) {
        public Shape {
            polygon = polygon == null ? null : atMost(MOST_POINTS_OF_A_SHAPE, polygon);
            line = line == null ? null : atMost(MOST_POINTS_OF_A_SHAPE, line);
        }

        public List<Point> points() {
            return polygon == null ? Objects.requireNonNullElse(line, List.of()) : polygon;
        }
    }

    /** The place of an objective. */
    public record Mark(String objective, double x, double y) {
        public Mark {
            new Point(x, y);
        }

        public Point place() {
            return new Point(x, y);
        }
    }

    /** Where a side or one of its commands sets up; exactly one of them is given. */
    public record Deployment(
            @Nullable String side, @Nullable String command, List<Point> polygon) {
        public Deployment {
            polygon = atMost(MOST_POINTS_OF_A_SHAPE, polygon);
        }
    }

    /** What a shape is; areas inside a hill that are hills themselves are higher. */
    public enum Kind implements Word {
        @Spelled("hill")
        HILL,
        @Spelled("woods")
        WOODS,
        @Spelled("stream")
        STREAM,
        @Spelled("road")
        ROAD,
        @Spelled("wall")
        WALL,
        @Spelled("works")
        WORKS,
        @Spelled("building")
        BUILDING,
        @Spelled("field")
        FIELD,
        @Spelled("water")
        WATER;

        boolean isArea() {
            return switch (this) {
                case HILL, WOODS, BUILDING, FIELD, WATER, WORKS -> true;
                case STREAM, ROAD, WALL -> false;
            };
        }

        boolean isLine() {
            return switch (this) {
                case STREAM, ROAD, WALL, WORKS -> true;
                case HILL, WOODS, BUILDING, FIELD, WATER -> false;
            };
        }
    }

    private static void requireSize(double inches) {
        if (!(inches >= 1 && inches <= LARGEST_INCHES)) {
            throw new IllegalArgumentException("a table is from 1 to %d inches".formatted(LARGEST_INCHES));
        }
    }

    private static <T> List<T> atMost(int most, List<T> all) {
        if (all.size() > most) {
            throw new IllegalArgumentException("more than %d".formatted(most));
        }
        return List.copyOf(all);
    }
}
