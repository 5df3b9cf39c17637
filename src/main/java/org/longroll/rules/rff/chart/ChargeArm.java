package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** Who meets in a charge. */
public enum ChargeArm implements Word {
    TROOPS,
    CAVALRY,
    GUNS
}
