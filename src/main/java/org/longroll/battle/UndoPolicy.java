package org.longroll.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who may take an entry back: anyone, the umpire, both sides together, or nobody past a die roll. */
public enum UndoPolicy implements Word {
    @Spelled("free")
    FREE,
    @Spelled("umpire")
    UMPIRE,
    @Spelled("consent")
    CONSENT,
    @Spelled("locked")
    LOCKED
}
