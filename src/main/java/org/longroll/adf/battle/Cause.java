package org.longroll.adf.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What brought about a change in a unit. */
public enum Cause implements Word {
    @Spelled("fire")
    FIRE,
    @Spelled("check")
    CHECK,
    @Spelled("rally")
    RALLY,
    @Spelled("reform")
    REFORM,
    @Spelled("charge")
    CHARGE,
    @Spelled("impact")
    IMPACT,
    @Spelled("pursuit")
    PURSUIT,
    @Spelled("rout")
    ROUT
}
