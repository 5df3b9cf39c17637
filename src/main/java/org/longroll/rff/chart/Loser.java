package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Whose loss a charge result is. */
public enum Loser implements Word {
    @Spelled("defender")
    DEFENDER,
    @Spelled("attacker")
    ATTACKER,
    @Spelled("both")
    BOTH
}
