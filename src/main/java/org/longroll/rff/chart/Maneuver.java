package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** A maneuver that a check may allow. */
public sealed interface Maneuver extends Word {

    @PrintedIn("gun-maneuvers")
    public enum GunManeuver implements Maneuver {
        FULL_MOVE_AND_UNLIMBER,
        LIMBER_AND_FULL_MOVE,
        UNLIMBER_AND_FIRE,
        PIVOT_AND_FIRE,
        HAND_HAUL,
        RALLY,
        REPLENISH,
        FULL_MOVE_LIMBERED,
        FIRE,
        LIMBER_OR_UNLIMBER,
        PIVOT,
        LIMBER_AND_FULL_RETREAT_SILENCED
    }

    @PrintedIn("troop-maneuvers")
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
}
