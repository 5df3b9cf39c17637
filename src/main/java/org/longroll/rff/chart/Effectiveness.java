package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

public enum Effectiveness implements Word {
    @Spelled("fresh")
    FRESH,
    @Spelled("worn")
    WORN,
    @Spelled("spent")
    SPENT
}
