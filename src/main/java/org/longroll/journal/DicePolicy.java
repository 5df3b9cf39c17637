package org.longroll.journal;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The source of a battle's dice: thrown at the table and typed in, rolled by the server, or either. */
public enum DicePolicy implements Word {
    @Spelled("thrown")
    THROWN,
    @Spelled("rolled")
    ROLLED,
    @Spelled("either")
    EITHER
}
