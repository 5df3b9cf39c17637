package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** How a leader's command reaches his units. */
public enum Sight implements Word {
    @Spelled("clear-line-of-sight")
    CLEAR_LINE_OF_SIGHT,
    @Spelled("line-of-march")
    LINE_OF_MARCH,
    @Spelled("dense-woods")
    DENSE_WOODS,
    @Spelled("twilight-or-fog")
    TWILIGHT_OR_FOG,
    @Spelled("attached")
    ATTACHED,
    @Spelled("dismounted")
    DISMOUNTED
}
