package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Point;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Side;
import org.longroll.report.chart.Spacing.Spot;
import org.longroll.report.chart.TableMap.Counter;

/** One map: the ground, objectives, counters that do not hide one another, and names where there is room. */
final class MapDrawing {

    static final double WIDE = 22;
    static final double HIGH = 15;
    private static final double STAR = 7;
    private static final double MOVED = 5;
    private static final Spacing SPACING = new Spacing(WIDE + 2, HIGH + 2);

    private final String id;
    private final Frame frame;
    private final Backdrop backdrop;
    private final OrderOfBattle order;

    MapDrawing(String id, Frame frame, Backdrop backdrop, OrderOfBattle order) {
        this.id = id;
        this.frame = frame;
        this.backdrop = backdrop;
        this.order = order;
    }

    /** @param holders the side that holds each objective */
    String draw(String title, String description, List<Counter> counters, Map<String, String> holders, boolean start) {
        var svg = new Svg("table-map", id, (int) Frame.WIDTH, frame.height(), title, description);
        var ground = backdrop.ground();
        svg.box(frame.box(), Pen.PAPER);
        var marks = ground == null ? List.<Ground.Mark>of() : ground.objectives();
        var stars = marks.stream().map(mark -> star(mark.place())).toList();
        var spots = SPACING.apart(
                counters.stream()
                        .map(counter -> frame.spot(
                                new Point(counter.place().x(), counter.place().y())))
                        .toList(),
                frame.box(),
                stars);
        var picture = ground == null ? null : new GroundPicture(ground, frame);
        var names = names(spots, stars, marks, picture, start);
        if (backdrop.photo() != null && ground != null) {
            var table = new Box(frame.x(0), frame.y(ground.depth()), frame.x(ground.width()), frame.y(0));
            svg.photo(table, Backdrop.data(backdrop.photo()));
        } else if (picture != null) {
            svg.clipped(id + "-table", frame.box());
            picture.draw(svg, names.covered());
            svg.unclipped();
        }
        if (start && ground != null) {
            ground.deployment().forEach(area -> deployment(svg, area));
        }
        for (int i = 0; i < marks.size(); i++) {
            star(svg, stars.get(i), holders.get(marks.get(i).objective()));
        }
        counters(svg, counters, spots);
        names.draw(svg);
        new MapFoot(frame, backdrop).draw(svg);
        return svg.drawn();
    }

    private Lettering names(
            List<Spot> spots,
            List<Box> stars,
            List<Ground.Mark> marks,
            @Nullable GroundPicture picture,
            boolean start) {
        var taken = new ArrayList<>(stars);
        spots.forEach(spot -> taken.add(Box.around(spot, WIDE + 2, HIGH + 2)));
        if (picture != null) {
            taken.addAll(picture.buildings());
        }
        var names = new Lettering(frame.box(), taken);
        for (int i = 0; i < marks.size(); i++) {
            var star = stars.get(i);
            order.objective(marks.get(i).objective()).ifPresent(objective -> names.beside(star, objective.name()));
        }
        if (picture != null && start) {
            picture.ground()
                    .deployment()
                    .forEach(area ->
                            names.area(new Outline(frame.spots(area.polygon()), true), deployed(area), Pen.NAME));
        }
        if (picture != null && backdrop.photo() == null) {
            names.shapes(picture, picture.ground());
        }
        return names;
    }

    private String deployed(Ground.Deployment area) {
        return area.command() == null
                ? order.side(Objects.toString(area.side())).map(Side::name).orElse("")
                : order.command(area.command()).map(HigherCommand::name).orElse("");
    }

    private void deployment(Svg svg, Ground.Deployment area) {
        var side = area.command() == null ? Objects.toString(area.side()) : order.sideOfCommand(area.command());
        var ink = Ink.of(index(side));
        svg.area(new Outline(frame.spots(area.polygon()), true).path(), ink);
    }

    private int index(String side) {
        return side.equals(order.sides().getFirst().id()) ? 0 : 1;
    }

    private Box star(Point place) {
        return Box.around(frame.spot(place), 2 * STAR, 2 * STAR);
    }

    /** Filled for the first side, an outline for the second, black for neither. */
    private void star(Svg svg, Box box, @Nullable String holder) {
        double x = (box.left() + box.right()) / 2;
        double y = (box.top() + box.bottom()) / 2;
        var points = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            double angle = Math.PI * i / 5;
            double radius = i % 2 == 0 ? STAR : STAR * 0.45;
            points.append(Svg.point(x + radius * Math.sin(angle), y - radius * Math.cos(angle)));
        }
        var ink = holder == null ? Ink.GREY : Ink.of(index(holder)).colour();
        boolean filled = holder != null && index(holder) == 0;
        svg.star(points.toString().strip(), filled ? ink : "#ffffff", filled ? "#ffffff" : ink);
    }

    private void counters(Svg svg, List<Counter> counters, List<Spot> spots) {
        for (int i = 0; i < spots.size(); i++) {
            var place = counters.get(i).place();
            var from = frame.spot(new Point(place.x(), place.y()));
            var to = spots.get(i);
            if (Math.hypot(to.x() - from.x(), to.y() - from.y()) > MOVED) {
                svg.path("M%s %sL%s %s".formatted(n(from.x()), n(from.y()), n(to.x()), n(to.y())), Pen.LEAD);
            }
        }
        for (int i = 0; i < spots.size(); i++) {
            var facing = counters.get(i).place().facing();
            if (facing != null) {
                svg.shape(
                        arrow(spots.get(i), Math.toRadians(facing)),
                        Ink.of(counters.get(i).side()).colour());
            }
        }
        for (int i = 0; i < spots.size(); i++) {
            counter(svg, counters.get(i), spots.get(i));
        }
    }

    /** Filled for the first side, an outline for the second. */
    private static void counter(Svg svg, Counter counter, Spot spot) {
        var ink = Ink.of(counter.side()).colour();
        boolean first = counter.side() == 0;
        svg.box(
                Box.around(spot, WIDE, HIGH),
                "class=\"counter\" rx=\"1.5\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.2\""
                        .formatted(first ? ink : "#ffffff", first ? "#ffffff" : ink));
        svg.number(spot.x(), spot.y() + 4.2, counter.number(), first ? "#ffffff" : ink);
    }

    private static String arrow(Spot spot, double facing) {
        double ahead = WIDE * 0.78;
        double x = spot.x();
        double y = spot.y();
        return (Svg.point(x + ahead * Math.sin(facing), y - ahead * Math.cos(facing))
                        + Svg.point(x + 6 * Math.cos(facing), y + 6 * Math.sin(facing))
                        + Svg.point(x - 6 * Math.cos(facing), y - 6 * Math.sin(facing)))
                .strip();
    }

    private static String n(double value) {
        return Svg.number(value);
    }
}
