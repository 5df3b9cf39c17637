package org.longroll.rff.chart;

import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;

/** The lines of the cannonade points, by the chart's abbreviations. */
@PrintedIn("cannonade-points")
public enum Gun implements Weapon {
    /** Heavy rifle. */
    @Spelled("HR")
    HR,
    /** Light rifle. */
    @Spelled("LR")
    LR,
    /** Heavy smoothbore. */
    @Spelled("HS")
    HS,
    /** Light smoothbore. */
    @Spelled("LS")
    LS,
    /** Light howitzer. */
    @Spelled("LH")
    LH;

    @Override
    public FireKind kind() {
        return FireKind.CANNONADE;
    }
}
