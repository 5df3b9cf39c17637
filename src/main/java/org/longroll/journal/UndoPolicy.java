package org.longroll.journal;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who may undo an entry: any seat, the umpire, both sides together, or none after a die roll. */
public enum UndoPolicy implements Word {
    @Spelled("free")
    FREE,
    @Spelled("umpire")
    UMPIRE,
    @Spelled("consent")
    CONSENT,
    @Spelled("locked")
    LOCKED;

    /** Whether some corrections are the umpire's alone. */
    public boolean needsUmpire() {
        return this == UMPIRE || this == LOCKED;
    }
}
