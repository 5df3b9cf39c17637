package org.longroll.rff.chart;

import org.longroll.rules.Spelled;

/** The maneuvers of troops. */
public enum TroopManeuver implements Maneuver {
    @Spelled("full-move")
    FULL_MOVE,
    @Spelled("half-move")
    HALF_MOVE,
    @Spelled("change-formation")
    CHANGE_FORMATION,
    @Spelled("passage-of-lines")
    PASSAGE_OF_LINES,
    @Spelled("flank-march")
    FLANK_MARCH,
    @Spelled("about-face")
    ABOUT_FACE,
    @Spelled("scale-obstacle")
    SCALE_OBSTACLE,
    @Spelled("replenish")
    REPLENISH,
    @Spelled("countercharge")
    COUNTERCHARGE
}
