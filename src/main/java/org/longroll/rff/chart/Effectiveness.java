package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What the losses have left of a unit's fight. */
public enum Effectiveness implements Word {
    @Spelled("fresh")
    FRESH,
    @Spelled("worn")
    WORN,
    @Spelled("spent")
    SPENT
}
