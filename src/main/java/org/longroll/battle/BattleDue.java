package org.longroll.battle;

import org.longroll.journal.Due;

/** A check or question of a battle. */
public interface BattleDue extends Due {

    /** The known inputs of the calculator; a record of its system. */
    Object prepared();

    /** The same for a client, with what it may offer to its player: what was said before and may still hold. */
    default Object prepared(Battle battle) {
        return prepared();
    }
}
