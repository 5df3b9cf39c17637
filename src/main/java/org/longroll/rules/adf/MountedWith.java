package org.longroll.rules.adf;

import org.longroll.rules.Word;

/** What mounted troopers draw, where the edition lets them choose. */
public enum MountedWith implements Word {
    WEAPON,
    PISTOL
}
