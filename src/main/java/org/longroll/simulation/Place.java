package org.longroll.simulation;

import org.longroll.battle.Position;

/** A point on the simulator's table, in inches. */
public record Place(double x, double y) {

    public double to(Place other) {
        return Math.hypot(other.x - x, other.y - y);
    }

    /** The place so many inches towards another one; beyond it or, if negative, away from it. */
    public Place towards(Place other, double inches) {
        double whole = to(other);
        return whole == 0 ? this : new Place(x + (other.x - x) * inches / whole, y + (other.y - y) * inches / whole);
    }

    Place on(Table table) {
        return new Place(Math.clamp(x, 0, table.width()), Math.clamp(y, 0, table.depth()));
    }

    /** As the journal keeps it, to the tenth of an inch, facing the way of another place. */
    Position facing(Place other) {
        double degrees = Math.toDegrees(Math.atan2(other.x - x, other.y - y));
        return new Position(tenths(x), tenths(y), (double) (Math.round(degrees + 360) % 360));
    }

    private static double tenths(double inches) {
        return Math.round(inches * 10) / 10.0;
    }

    /** The simulator's table. */
    record Table(double width, double depth) {}
}
