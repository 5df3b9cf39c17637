package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** How mounted troopers fire: with everything at once, or with one or the other. */
public enum MountedFire implements Word {
    @Spelled("weapon-and-pistol")
    WEAPON_AND_PISTOL,
    @Spelled("weapon-or-pistol")
    WEAPON_OR_PISTOL
}
