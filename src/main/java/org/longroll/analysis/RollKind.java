package org.longroll.analysis;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * The purpose of a roll, and the unit of its outcome. How far a unit runs, or stops short, is neither good nor bad
 * luck.
 */
public enum RollKind implements Word {
    /** Hits of Across A Deadly Field. */
    @Spelled("fire")
    FIRE("hit", "hits"),
    /** Steps of effect of Regimental Fire and Fury: from desultory to withering there are four. */
    @Spelled("effect-of-fire")
    EFFECT_OF_FIRE("step of effect", "steps of effect"),
    @Spelled("morale-check")
    MORALE_CHECK("level of morale", "levels of morale"),
    /** A voluntary morale check. */
    @Spelled("rally")
    RALLY("level of morale", "levels of morale"),
    /** Steps of the maneuver table: from rout to double quick there are five. */
    @Spelled("maneuver")
    MANEUVER("step", "steps"),
    /** The distance of a charge beyond the move. */
    @Spelled("charge-bonus")
    CHARGE_BONUS("inch", "inches"),
    /** The attacker's final impact value minus the defender's. */
    @Spelled("impact")
    IMPACT("point", "points"),
    /** The attacker's total minus the defender's. */
    @Spelled("charge-combat")
    CHARGE_COMBAT("point", "points"),
    @Spelled("competence-test")
    COMPETENCE_TEST("test", "tests"),
    /** Leaders who survive. */
    @Spelled("leader-under-fire")
    LEADER_UNDER_FIRE("leader", "leaders"),
    /** Batteries that save their guns when they run. */
    @Spelled("rout")
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
