package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

@PrintedIn({"fire-results", "fire.combined", "fire.desperation-band", "impact.value"})
public enum Arm implements Word {
    INFANTRY,
    CAVALRY,
    ARTILLERY
}
