package org.longroll.rules.adf;

import org.longroll.rules.Word;

/** The two sides of an impact. */
public enum Side implements Word {
    ATTACKER,
    DEFENDER
}
