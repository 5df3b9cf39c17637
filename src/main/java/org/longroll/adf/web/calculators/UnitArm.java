package org.longroll.adf.web.calculators;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The arms, and the leader, who is a kind of his own. */
public enum UnitArm implements Word {
    @Spelled("infantry")
    INFANTRY,
    @Spelled("cavalry")
    CAVALRY,
    @Spelled("artillery")
    ARTILLERY,
    @Spelled("leader")
    LEADER
}
