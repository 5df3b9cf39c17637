package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a gun throws best: rifles reach farther, smoothbores have the better canister. */
public enum Bore implements Word {
    @Spelled("smoothbore")
    SMOOTHBORE,
    @Spelled("rifled")
    RIFLED,
    @Spelled("mixed")
    MIXED
}
