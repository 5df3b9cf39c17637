package org.longroll.analysis;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

public enum Cause implements Word {
    @Spelled("fire")
    FIRE,
    /** Fire in a melee, after an impact without a winner. */
    @Spelled("melee")
    MELEE,
    /** The shock of a charge: an impact, or a charge combat. */
    @Spelled("charge")
    CHARGE,
    @Spelled("rout")
    ROUT,
    @Spelled("surrender")
    SURRENDER,
    /** Figures beyond the limit of a merged regiment. */
    @Spelled("merger")
    MERGER,
    /** Figures or sections that came back; counted below 0. */
    @Spelled("recovery")
    RECOVERY,
    @Spelled("ruling")
    RULING
}
