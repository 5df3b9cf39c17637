package org.longroll.rules.rff.chart;

/** The maneuvers of troops. */
public enum TroopManeuver implements Maneuver {
    FULL_MOVE,
    HALF_MOVE,
    CHANGE_FORMATION,
    PASSAGE_OF_LINES,
    FLANK_MARCH,
    ABOUT_FACE,
    SCALE_OBSTACLE,
    REPLENISH,
    COUNTERCHARGE
}
