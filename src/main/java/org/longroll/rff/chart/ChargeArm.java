package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who meets in a charge. */
public enum ChargeArm implements Word {
    @Spelled("troops")
    TROOPS,
    @Spelled("cavalry")
    CAVALRY,
    @Spelled("guns")
    GUNS
}
