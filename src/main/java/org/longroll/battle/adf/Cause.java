package org.longroll.battle.adf;

import org.longroll.rules.Word;

/** What brought about a change in a unit. */
public enum Cause implements Word {
    FIRE,
    CHECK,
    RALLY,
    REFORM,
    CHARGE,
    IMPACT,
    PURSUIT,
    ROUT
}
