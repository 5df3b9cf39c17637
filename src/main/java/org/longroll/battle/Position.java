package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/** In inches from the left and the near edge; {@code facing} in degrees clockwise, 0 is away from the near edge. */
public record Position(double x, double y, @Nullable Double facing) {

    private static final double LARGEST_TABLE_INCHES = 1000;

    public Position {
        if (Math.abs(x) > LARGEST_TABLE_INCHES || Math.abs(y) > LARGEST_TABLE_INCHES) {
            throw new IllegalArgumentException("no table is that large");
        }
        if (facing != null && !(facing >= 0 && facing < 360)) {
            throw new IllegalArgumentException("a facing is from 0 up to 360 degrees");
        }
    }

    /** Whether another place is within so many inches behind this one; without a facing, on any side. */
    public boolean hasBehind(Position other, double inches) {
        double right = other.x - x;
        double ahead = other.y - y;
        if (Math.hypot(right, ahead) > inches) {
            return false;
        }
        return facing == null
                || right * Math.sin(Math.toRadians(facing)) + ahead * Math.cos(Math.toRadians(facing)) < 0;
    }
}
