package org.longroll.battle.adf;

import org.longroll.rules.Word;

/** Why something is due. */
public enum DueReason implements Word {
    /** A fire called a check. */
    FIRE,
    /** A unit near by was eliminated or has surrendered. */
    NEIGHBOUR_ELIMINATED,
    /** A unit near by is routing. */
    NEIGHBOUR_ROUTED,
    /** A leader near by fell, or the one who rode with the unit. */
    LEADER_KILLED,
    /** The unit is charged, and the charge is at one inch. */
    FEAR_OF_CHARGE,
    /** The unit that a leader rides with was hit. */
    LEADER_AT_RISK,
    /** The charged unit fell back; whether the charge still reaches it. */
    STILL_IN_REACH
}
