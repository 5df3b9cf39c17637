package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** How well troops are trained and tried, from the best to the worst. */
public enum Quality implements Word {
    CRACK,
    VETERAN,
    TRAINED,
    GREEN
}
