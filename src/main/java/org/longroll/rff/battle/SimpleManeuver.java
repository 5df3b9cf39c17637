package org.longroll.rff.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The maneuvers that need nothing said but who carries them out and how far it takes him. */
public enum SimpleManeuver implements Word {
    @Spelled("limber")
    LIMBER,
    @Spelled("unlimber")
    UNLIMBER,
    @Spelled("pivot")
    PIVOT,
    @Spelled("hand-haul")
    HAND_HAUL,
    @Spelled("about-face")
    ABOUT_FACE,
    @Spelled("flank-march")
    FLANK_MARCH,
    @Spelled("scale-obstacle")
    SCALE_OBSTACLE,
    @Spelled("dismount")
    DISMOUNT,
    @Spelled("replenish")
    REPLENISH,
    @Spelled("rally")
    RALLY
}
