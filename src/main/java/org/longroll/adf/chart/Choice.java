package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Which of two stands where both cannot. */
public enum Choice implements Word {
    @Spelled("better")
    BETTER,
    @Spelled("worse")
    WORSE
}
