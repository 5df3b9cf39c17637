package org.longroll.web.rulesets;

/** The arms, and the leader, who is a kind of his own. */
public enum UnitArm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    LEADER
}
