package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The seven results of a charge, from the attacker's best to his worst. */
public enum ChargeResult implements Word {
    SWEPT_FROM_THE_FIELD,
    DRIVEN_BACK,
    HARD_PRESSED,
    DESPERATE_STRUGGLE,
    FALTER,
    RECOIL,
    REPULSED
}
