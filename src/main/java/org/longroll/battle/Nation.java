package org.longroll.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The army that a side belongs to; some guns fire differently for each. */
public enum Nation implements Word {
    @Spelled("us")
    US,
    @Spelled("cs")
    CS
}
