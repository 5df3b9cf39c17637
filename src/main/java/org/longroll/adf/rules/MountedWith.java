package org.longroll.adf.rules;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What mounted troopers draw, where the edition lets them choose. */
public enum MountedWith implements Word {
    @Spelled("weapon")
    WEAPON,
    @Spelled("pistol")
    PISTOL
}
