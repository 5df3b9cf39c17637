package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The two kinds of fire. */
public enum FireKind implements Word {
    @Spelled("musketry")
    MUSKETRY,
    @Spelled("cannonade")
    CANNONADE
}
