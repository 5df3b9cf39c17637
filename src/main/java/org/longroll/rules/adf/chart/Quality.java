package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** How well a unit is trained and tried, from the best to the worst. */
public enum Quality implements Word {
    ELITE,
    VETERAN,
    TRAINED,
    GREEN
}
