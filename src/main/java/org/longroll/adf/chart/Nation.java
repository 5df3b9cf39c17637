package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Whose guns they are: artillery firepower is printed for both sides. */
public enum Nation implements Word {
    @Spelled("us")
    US,
    @Spelled("cs")
    CS
}
