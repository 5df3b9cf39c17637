package org.longroll.rff.chart;

import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;

/** The lines of the musketry points, by the chart's abbreviations. */
@PrintedIn("musketry-points")
public enum SmallArm implements Weapon {
    @Spelled("RM")
    RM("rifle musket"),
    @Spelled("RP")
    RP("repeater"),
    @Spelled("BL")
    BL("breechloader"),
    @Spelled("IR")
    IR("inferior rifle"),
    @Spelled("RC")
    RC("rifle carbine"),
    @Spelled("SM")
    SM("smoothbore musket"),
    @Spelled("SH")
    SH("shotgun and hunting rifle");

    private final String words;

    SmallArm(String words) {
        this.words = words;
    }

    @Override
    public String inWords() {
        return words;
    }

    @Override
    public FireKind kind() {
        return FireKind.MUSKETRY;
    }
}
