package org.longroll.rules.rff.chart;

/** The lines of the musketry points, by the chart's abbreviations. */
public enum SmallArm implements Weapon {
    /** Rifle musket. */
    RM,
    /** Repeater. */
    RP,
    /** Breechloader. */
    BL,
    /** Inferior rifle. */
    IR,
    /** Rifle carbine. */
    RC,
    /** Smoothbore musket. */
    SM,
    /** Shotgun and hunting rifle. */
    SH;

    @Override
    public FireKind kind() {
        return FireKind.MUSKETRY;
    }
}
