package org.longroll.rff.rules;

import org.longroll.rules.Word;

public record ChargeCombat(Contender attacker, Contender defender, Round round) {

    /** The charge itself, or the breakthrough that followed it. */
    public enum Round implements Word {
        FIRST,
        SECOND
    }
}
