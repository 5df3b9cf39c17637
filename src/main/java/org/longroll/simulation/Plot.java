package org.longroll.simulation;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Deployment;
import org.longroll.battle.Ground.Point;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Position;

/**
 * Where the simulator's table lies on that of the scenario: between the places where the sides set up, turned by
 * quarters so that the side that begins has its own behind it. Distances stay what they are, to the tenth of an inch.
 *
 * @param quarters turns clockwise
 * @param x of its middle on the scenario's table
 */
record Plot(int quarters, double x, double y, Place.Table own) {

    static Plot of(BattleStarted opening, Place.Table own) {
        var ground = opening.table();
        if (ground == null) {
            return new Plot(0, own.width() / 2, own.depth() / 2, own);
        }
        var order = opening.orderOfBattle();
        var first = middle(ground, order, opening.initiative(), true);
        var second = middle(ground, order, opening.initiative(), false);
        if (first == null || second == null) {
            return within(0, ground.width() / 2, ground.depth() / 2, ground, own);
        }
        return within(
                quarters(second.x() - first.x(), second.y() - first.y()),
                (first.x() + second.x()) / 2,
                (first.y() + second.y()) / 2,
                ground,
                own);
    }

    private static int quarters(double x, double y) {
        if (Math.abs(y) >= Math.abs(x)) {
            return y >= 0 ? 0 : 2;
        }
        return x > 0 ? 1 : 3;
    }

    /** On the scenario's table, as far as there is room; to the half inch, which keeps tenths tenths. */
    private static Plot within(int quarters, double x, double y, Ground ground, Place.Table own) {
        double wide = quarters % 2 == 0 ? own.width() : own.depth();
        double deep = quarters % 2 == 0 ? own.depth() : own.width();
        return new Plot(quarters, inside(x, wide, ground.width()), inside(y, deep, ground.depth()), own);
    }

    private static double inside(double middle, double size, double room) {
        double kept = size >= room ? room / 2 : Math.clamp(middle, size / 2, room - size / 2);
        return Math.round(kept * 2) / 2.0;
    }

    /** The mean of the corners of all places where a side sets up; null if there is none. */
    private static @Nullable Point middle(Ground ground, OrderOfBattle order, String initiative, boolean begins) {
        var corners = ground.deployment().stream()
                .filter(area -> side(order, area).equals(initiative) == begins)
                .flatMap(area -> area.polygon().stream())
                .toList();
        return corners.isEmpty()
                ? null
                : new Point(
                        corners.stream().mapToDouble(Point::x).average().orElseThrow(),
                        corners.stream().mapToDouble(Point::y).average().orElseThrow());
    }

    private static String side(OrderOfBattle order, Deployment area) {
        return area.command() == null ? Objects.toString(area.side()) : order.sideOfCommand(area.command());
    }

    /** As it is said at the scenario's table. */
    Position said(Position own) {
        var facing = own.facing();
        var turned = turned(own.x() - this.own.width() / 2, own.y() - this.own.depth() / 2, quarters);
        return new Position(
                tenths(turned.x() + x), tenths(turned.y() + y), facing == null ? null : (facing + 90 * quarters) % 360);
    }

    /** A position that was said, on the simulator's own table. */
    Place meant(Position said) {
        var turned = turned(said.x() - x, said.y() - y, 4 - quarters);
        return new Place(tenths(turned.x() + own.width() / 2), tenths(turned.y() + own.depth() / 2));
    }

    private static Place turned(double x, double y, int quarters) {
        return switch (quarters % 4) {
            case 1 -> new Place(y, -x);
            case 2 -> new Place(-x, -y);
            case 3 -> new Place(-y, x);
            default -> new Place(x, y);
        };
    }

    private static double tenths(double inches) {
        return Math.round(inches * 10) / 10.0;
    }
}
