package org.longroll.battle.rff;

import org.longroll.rules.Word;

/** The maneuvers that need nothing said but who carries them out and how far it takes him. */
public enum Evolution implements Word {
    LIMBER,
    UNLIMBER,
    PIVOT,
    HAND_HAUL,
    ABOUT_FACE,
    FLANK_MARCH,
    SCALE_OBSTACLE,
    DISMOUNT,
    REPLENISH,
    RALLY
}
