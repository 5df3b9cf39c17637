package org.longroll.analysis;

import org.longroll.rules.Word;

/**
 * What dice were thrown for, and what their outcome is counted in. How far a unit runs and how far short a charge stops is
 * good for one and bad for another, so it is nobody's luck and not there.
 */
public enum RollKind implements Word {
    /** Hits of Across A Deadly Field. */
    FIRE("hit"),
    /** Steps of effect of Regimental Fire and Fury: from desultory to withering there are four. */
    EFFECT_OF_FIRE("step of effect"),
    /** Levels of morale. */
    MORALE_CHECK("level of morale"),
    /** Levels of morale too, by choice. */
    RALLY("level of morale"),
    /** Steps of the maneuver table: from rout to double quick there are five. */
    MANEUVER("step"),
    /** How far a charge reaches beyond the move. */
    CHARGE_BONUS("inch"),
    /** What the attacker's final impact value has over the defender's. */
    IMPACT("point"),
    /** What the attacker's total has over the defender's. */
    CHARGE_COMBAT("point"),
    COMPETENCE_TEST("test"),
    /** Leaders struck down. */
    LEADER_UNDER_FIRE("leader"),
    /** Guns that a battery leaves behind when it runs. */
    ROUT("battery");

    private final String measure;

    RollKind(String measure) {
        this.measure = measure;
    }

    /** What its outcome is counted in: one of it. */
    public String measure() {
        return measure;
    }
}
