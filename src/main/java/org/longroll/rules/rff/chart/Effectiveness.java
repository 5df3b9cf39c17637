package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What the losses have left of a unit's fight. */
public enum Effectiveness implements Word {
    FRESH,
    WORN,
    SPENT
}
