package org.longroll.adf.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Why something is due. */
public enum DueReason implements Word {
    /** A fire called a check. */
    @Spelled("fire")
    FIRE,
    /** A unit near by was eliminated or has surrendered. */
    @Spelled("neighbour-eliminated")
    NEIGHBOUR_ELIMINATED,
    /** A unit near by is routing. */
    @Spelled("neighbour-routed")
    NEIGHBOUR_ROUTED,
    /** A leader near by fell, or the one who rode with the unit. */
    @Spelled("leader-killed")
    LEADER_KILLED,
    /** The unit is charged, and the charge is at one inch. */
    @Spelled("fear-of-charge")
    FEAR_OF_CHARGE,
    /** The unit that a leader rides with was hit. */
    @Spelled("leader-at-risk")
    LEADER_AT_RISK,
    /** The charged unit fell back; whether the charge still reaches it. */
    @Spelled("still-in-reach")
    STILL_IN_REACH
}
