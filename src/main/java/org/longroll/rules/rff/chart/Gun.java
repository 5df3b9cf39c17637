package org.longroll.rules.rff.chart;

/** The lines of the cannonade points, by the chart's abbreviations. */
public enum Gun implements Weapon {
    /** Heavy rifle. */
    HR,
    /** Light rifle. */
    LR,
    /** Heavy smoothbore. */
    HS,
    /** Light smoothbore. */
    LS,
    /** Light howitzer. */
    LH;

    @Override
    public FireKind kind() {
        return FireKind.CANNONADE;
    }
}
