package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Kind;
import org.longroll.battle.Ground.Shape;
import org.longroll.report.chart.Spacing.Spot;

/**
 * Puts names on a map where there is room: on no counter, no mark and no other name, and not across the edge. A name
 * that has no room is left out; the next map may have it.
 */
final class Lettering {

    private static final double SIZE = 11;
    private static final double HIGH = 12;
    private static final int LONGEST = 40;

    /** A name, where its middle is, and how it is turned. */
    record Name(String words, Spot middle, double degrees, double width, Pen pen, boolean upright) {}

    private final Box within;
    private final List<Box> taken;
    private final List<Name> names = new ArrayList<>();

    /** @param taken what is on the map already */
    Lettering(Box within, List<Box> taken) {
        this.within = within;
        this.taken = new ArrayList<>(taken);
    }

    List<Name> names() {
        return List.copyOf(names);
    }

    /** All that names cover. */
    List<Box> covered() {
        return names.stream().flatMap(name -> boxes(name).stream()).toList();
    }

    /** The name of a mark, beside it. */
    void beside(Box mark, String words) {
        double width = width(words);
        double y = (mark.top() + mark.bottom()) / 2;
        double x = (mark.left() + mark.right()) / 2;
        var spots = new ArrayList<Spot>();
        spots.add(new Spot(mark.right() + 2 + width / 2, y));
        spots.add(new Spot(mark.left() - 2 - width / 2, y));
        for (int away = 1; away <= 3; away++) {
            for (double aside : new double[] {0, width / 3, -width / 3}) {
                spots.add(new Spot(x + aside, mark.top() - HIGH * (away - 0.4)));
                spots.add(new Spot(x + aside, mark.bottom() + HIGH * (away - 0.4)));
            }
        }
        spots.stream()
                .map(spot -> new Name(words, spot, 0, width, Pen.NAME, true))
                .filter(this::hasRoom)
                .findFirst()
                .ifPresent(this::put);
    }

    /** The largest areas first, then lines; the same name is written once. */
    void shapes(GroundPicture picture, Ground ground) {
        ground.shapes().stream()
                .filter(shape -> shape.name() != null)
                .sorted(Comparator.comparingDouble(
                        (Shape shape) -> -picture.outline(shape).box().width()
                                * picture.outline(shape).box().height()))
                .forEach(shape -> shape(picture.outline(shape), shape));
    }

    private void shape(Outline outline, Shape shape) {
        var words = String.valueOf(shape.name());
        if (words.length() > LONGEST || names.stream().anyMatch(name -> same(name.words(), words))) {
            return;
        }
        var pen = shape.kind() == Kind.STREAM || shape.kind() == Kind.WATER ? Pen.WATER_NAME : Pen.NAME;
        if (outline.closed()) {
            area(outline, words, pen);
        } else {
            along(outline, words, pen);
        }
    }

    /** “The peach orchard” and “Peach Orchard” are one place. */
    private static boolean same(String one, String other) {
        return plain(one).equals(plain(other));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceFirst("^the ", "");
    }

    /** In the middle of an area, or as near to it as there is room; a small area has its name beside it. */
    void area(Outline area, String words, Pen pen) {
        double width = width(words);
        var box = area.box();
        var middle = new Spot((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2);
        var spots = new ArrayList<Spot>();
        for (double y = box.top() + HIGH / 2; y <= box.bottom() - HIGH / 2; y += HIGH / 3) {
            for (double x = box.left() + 4; x <= box.right() - 4; x += 6) {
                if (area.holds(x, y)) {
                    spots.add(new Spot(x, y));
                }
            }
        }
        spots.sort(Comparator.comparingDouble(spot -> Math.hypot(spot.x() - middle.x(), 2 * (spot.y() - middle.y()))));
        spots.add(new Spot(middle.x(), box.bottom() + HIGH * 0.7));
        spots.add(new Spot(middle.x(), box.top() - HIGH * 0.7));
        spots.add(new Spot(box.right() + width / 2 + 3, middle.y()));
        spots.add(new Spot(box.left() - width / 2 - 3, middle.y()));
        spots.stream()
                .map(spot -> new Name(words, spot, 0, width, pen, false))
                .filter(this::hasRoom)
                .findFirst()
                .ifPresent(this::put);
    }

    /** Beside a line and along it, where it is straight enough. */
    private void along(Outline line, String words, Pen pen) {
        double width = width(words);
        var steps = line.steps(4);
        int half = (int) Math.ceil(width / 8);
        steps.stream()
                .skip(half)
                .limit(Math.max(0, steps.size() - 2L * half))
                .map(step -> steps.indexOf(step))
                .sorted(Comparator.comparingInt(index -> Math.abs(index - steps.size() / 2)))
                .flatMap(index ->
                        turned(
                                steps.get(index - half).spot(),
                                steps.get(index + half - 1).spot(),
                                words,
                                width,
                                pen)
                                .stream())
                .filter(this::hasRoom)
                .findFirst()
                .ifPresent(this::put);
    }

    /** On either side of the chord from one place to the other. */
    private static List<Name> turned(Spot from, Spot to, String words, double width, Pen pen) {
        double angle = Math.atan2(to.y() - from.y(), to.x() - from.x());
        if (Math.hypot(to.x() - from.x(), to.y() - from.y()) < 0.93 * width - 8) {
            return List.of();
        }
        double degrees = Math.toDegrees(angle);
        double readable = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
        var middle = new Spot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        var names = new ArrayList<Name>();
        for (double away : new double[] {8, -8, 11, -11}) {
            names.add(new Name(
                    words,
                    new Spot(middle.x() + away * Math.sin(angle), middle.y() - away * Math.cos(angle)),
                    readable,
                    width,
                    pen,
                    false));
        }
        return names;
    }

    private boolean hasRoom(Name name) {
        return boxes(name).stream()
                .allMatch(box -> within.holds(box) && taken.stream().noneMatch(box::meets));
    }

    private void put(Name name) {
        names.add(name);
        taken.addAll(boxes(name));
    }

    /** The area of a name: one box, or a row of them if it is turned. */
    static List<Box> boxes(Name name) {
        if (name.degrees() == 0) {
            return List.of(Box.around(name.middle(), name.width() + 8, HIGH));
        }
        double angle = Math.toRadians(name.degrees());
        var boxes = new ArrayList<Box>();
        int parts = Math.max(1, (int) Math.ceil(name.width() / 6));
        for (int i = 0; i <= parts; i++) {
            double along = name.width() * ((double) i / parts - 0.5);
            boxes.add(Box.around(
                    new Spot(
                            name.middle().x() + along * Math.cos(angle),
                            name.middle().y() + along * Math.sin(angle)),
                    HIGH,
                    HIGH));
        }
        return boxes;
    }

    /** The width is written into the picture too, so that no font makes a name longer than its room. */
    static double width(String words) {
        return SIZE * words.chars().mapToDouble(Lettering::ems).sum();
    }

    private static double ems(int character) {
        if ("iljtfrI.,'’|()- ".indexOf(character) >= 0) {
            return 0.3;
        }
        if ("mwMW".indexOf(character) >= 0) {
            return 0.85;
        }
        return Character.isUpperCase(character) ? 0.7 : 0.52;
    }

    void draw(Svg svg) {
        names.forEach(name -> svg.name(name, SIZE));
    }
}
