package org.longroll.analysis;

import org.longroll.rules.Word;

/**
 * The purpose of a roll, and the unit of its outcome. How far a unit runs, or stops short, is neither good nor bad
 * luck.
 */
public enum RollKind implements Word {
    /** Hits of Across A Deadly Field. */
    FIRE("hit", "hits"),
    /** Steps of effect of Regimental Fire and Fury: from desultory to withering there are four. */
    EFFECT_OF_FIRE("step of effect", "steps of effect"),
    MORALE_CHECK("level of morale", "levels of morale"),
    /** A voluntary morale check. */
    RALLY("level of morale", "levels of morale"),
    /** Steps of the maneuver table: from rout to double quick there are five. */
    MANEUVER("step", "steps"),
    /** The distance of a charge beyond the move. */
    CHARGE_BONUS("inch", "inches"),
    /** The attacker's final impact value minus the defender's. */
    IMPACT("point", "points"),
    /** The attacker's total minus the defender's. */
    CHARGE_COMBAT("point", "points"),
    COMPETENCE_TEST("test", "tests"),
    /** Leaders who survive. */
    LEADER_UNDER_FIRE("leader", "leaders"),
    /** Batteries that save their guns when they run. */
    ROUT("battery", "batteries");

    private final String measure;
    private final String measures;

    RollKind(String measure, String measures) {
        this.measure = measure;
        this.measures = measures;
    }

    /** The unit of its outcome, singular. */
    public String measure() {
        return measure;
    }

    /** The unit of its outcome, plural. */
    public String measures() {
        return measures;
    }
}
