package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** Whose loss a charge result is. */
public enum Loser implements Word {
    DEFENDER,
    ATTACKER,
    BOTH
}
