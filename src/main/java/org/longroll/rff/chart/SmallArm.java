package org.longroll.rff.chart;

import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;

/** The lines of the musketry points, by the chart's abbreviations. */
@PrintedIn("musketry-points")
public enum SmallArm implements Weapon {
    /** Rifle musket. */
    @Spelled("RM")
    RM,
    /** Repeater. */
    @Spelled("RP")
    RP,
    /** Breechloader. */
    @Spelled("BL")
    BL,
    /** Inferior rifle. */
    @Spelled("IR")
    IR,
    /** Rifle carbine. */
    @Spelled("RC")
    RC,
    /** Smoothbore musket. */
    @Spelled("SM")
    SM,
    /** Shotgun and hunting rifle. */
    @Spelled("SH")
    SH;

    @Override
    public FireKind kind() {
        return FireKind.MUSKETRY;
    }
}
