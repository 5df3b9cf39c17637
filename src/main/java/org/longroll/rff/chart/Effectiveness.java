package org.longroll.rff.chart;

import org.longroll.rules.Word;

public enum Effectiveness implements Word {
    FRESH,
    WORN,
    SPENT
}
