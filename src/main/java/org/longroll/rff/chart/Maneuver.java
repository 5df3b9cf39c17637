package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** A maneuver that a check may allow. */
public sealed interface Maneuver extends Word {

    @PrintedIn("gun-maneuvers")
    public enum GunManeuver implements Maneuver {
        @Spelled("full-move-and-unlimber")
        FULL_MOVE_AND_UNLIMBER,
        @Spelled("limber-and-full-move")
        LIMBER_AND_FULL_MOVE,
        @Spelled("unlimber-and-fire")
        UNLIMBER_AND_FIRE,
        @Spelled("pivot-and-fire")
        PIVOT_AND_FIRE,
        @Spelled("hand-haul")
        HAND_HAUL,
        @Spelled("rally")
        RALLY,
        @Spelled("replenish")
        REPLENISH,
        @Spelled("full-move-limbered")
        FULL_MOVE_LIMBERED,
        @Spelled("fire")
        FIRE,
        @Spelled("limber-or-unlimber")
        LIMBER_OR_UNLIMBER,
        @Spelled("pivot")
        PIVOT,
        @Spelled("limber-and-full-retreat-silenced")
        LIMBER_AND_FULL_RETREAT_SILENCED
    }

    @PrintedIn("troop-maneuvers")
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
}
