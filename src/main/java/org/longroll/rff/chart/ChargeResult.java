package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The seven results of a charge, from the attacker's best to his worst. */
public enum ChargeResult implements Word {
    @Spelled("swept-from-the-field")
    SWEPT_FROM_THE_FIELD,
    @Spelled("driven-back")
    DRIVEN_BACK,
    @Spelled("hard-pressed")
    HARD_PRESSED,
    @Spelled("desperate-struggle")
    DESPERATE_STRUGGLE,
    @Spelled("falter")
    FALTER,
    @Spelled("recoil")
    RECOIL,
    @Spelled("repulsed")
    REPULSED
}
