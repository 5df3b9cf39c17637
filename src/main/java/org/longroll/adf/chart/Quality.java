package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The quality of a unit, from the best to the worst. */
@PrintedIn({"bmp", "formation-change", "limber-or-mount", "charge.disorder-point"})
public enum Quality implements Word {
    ELITE,
    VETERAN,
    TRAINED,
    GREEN
}
