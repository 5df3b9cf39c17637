package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The quality of troops, from the best to the worst. */
@PrintedIn("fire-results")
public enum Quality implements Word {
    CRACK,
    VETERAN,
    TRAINED,
    GREEN
}
