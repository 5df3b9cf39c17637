package org.longroll.simulation;

/** Where somebody comes from, as the one who is looked at sees it. */
public enum Bearing {
    FRONT,
    PARTIAL_FLANK,
    FULL_FLANK,
    REAR;

    /** By the degrees between where one looks and where the other is. */
    static Bearing at(double degrees) {
        if (degrees <= 50) {
            return FRONT;
        }
        if (degrees <= 85) {
            return PARTIAL_FLANK;
        }
        return degrees <= 130 ? FULL_FLANK : REAR;
    }
}
