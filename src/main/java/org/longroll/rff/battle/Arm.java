package org.longroll.rff.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The three arms. */
public enum Arm implements Word {
    @Spelled("infantry")
    INFANTRY,
    @Spelled("cavalry")
    CAVALRY,
    @Spelled("artillery")
    ARTILLERY
}
