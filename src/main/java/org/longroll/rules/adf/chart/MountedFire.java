package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** How mounted troopers fire: with everything at once, or with one or the other. */
public enum MountedFire implements Word {
    WEAPON_AND_PISTOL,
    WEAPON_OR_PISTOL
}
