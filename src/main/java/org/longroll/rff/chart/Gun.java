package org.longroll.rff.chart;

import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;

/** The lines of the cannonade points, by the chart's abbreviations. */
@PrintedIn("cannonade-points")
public enum Gun implements Weapon {
    @Spelled("HR")
    HR("heavy rifle"),
    @Spelled("LR")
    LR("light rifle"),
    @Spelled("HS")
    HS("heavy smoothbore"),
    @Spelled("LS")
    LS("light smoothbore"),
    @Spelled("LH")
    LH("light howitzer");

    private final String words;

    Gun(String words) {
        this.words = words;
    }

    @Override
    public String inWords() {
        return words;
    }

    @Override
    public FireKind kind() {
        return FireKind.CANNONADE;
    }
}
