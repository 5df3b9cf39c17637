package org.longroll.adf.rules;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The two sides of an impact. */
public enum Side implements Word {
    @Spelled("attacker")
    ATTACKER,
    @Spelled("defender")
    DEFENDER
}
