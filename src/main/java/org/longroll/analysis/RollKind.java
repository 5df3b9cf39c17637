package org.longroll.analysis;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * What dice were thrown for, and what their outcome is counted in. How far a unit runs and how far short a charge stops is
 * good for one and bad for another, so it is nobody's luck and not there.
 */
public enum RollKind implements Word {
    /** Hits of Across A Deadly Field. */
    @Spelled("fire")
    FIRE("hit", "hits"),
    /** Steps of effect of Regimental Fire and Fury: from desultory to withering there are four. */
    @Spelled("effect-of-fire")
    EFFECT_OF_FIRE("step of effect", "steps of effect"),
    /** Levels of morale. */
    @Spelled("morale-check")
    MORALE_CHECK("level of morale", "levels of morale"),
    /** Levels of morale too, by choice. */
    @Spelled("rally")
    RALLY("level of morale", "levels of morale"),
    /** Steps of the maneuver table: from rout to double quick there are five. */
    @Spelled("maneuver")
    MANEUVER("step", "steps"),
    /** How far a charge reaches beyond the move. */
    @Spelled("charge-bonus")
    CHARGE_BONUS("inch", "inches"),
    /** What the attacker's final impact value has over the defender's. */
    @Spelled("impact")
    IMPACT("point", "points"),
    /** What the attacker's total has over the defender's. */
    @Spelled("charge-combat")
    CHARGE_COMBAT("point", "points"),
    @Spelled("competence-test")
    COMPETENCE_TEST("test", "tests"),
    /** Leaders who come through. */
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

    /** What its outcome is counted in: one of it. */
    public String measure() {
        return measure;
    }

    /** What its outcome is counted in: several. */
    public String measures() {
        return measures;
    }
}
