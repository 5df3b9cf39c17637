package org.longroll.battle.rff;

import org.longroll.rules.Word;

/** The three arms. */
public enum Arm implements Word {
    INFANTRY,
    CAVALRY,
    ARTILLERY
}
