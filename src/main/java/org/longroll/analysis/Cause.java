package org.longroll.analysis;

import org.longroll.rules.Word;

public enum Cause implements Word {
    FIRE,
    /** Fire in a melee, after an impact without a winner. */
    MELEE,
    /** The shock of a charge: an impact, or a charge combat. */
    CHARGE,
    ROUT,
    SURRENDER,
    /** Figures beyond the limit of a merged regiment. */
    MERGER,
    /** Figures or sections that came back; counted below 0. */
    RECOVERY,
    RULING
}
