package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who checks or is fired at: foot and horse are troops. */
public enum UnitKind implements Word {
    @Spelled("troops")
    TROOPS,
    @Spelled("guns")
    GUNS
}
