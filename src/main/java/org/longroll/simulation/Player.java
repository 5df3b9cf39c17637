package org.longroll.simulation;

import java.util.List;
import org.longroll.battle.Battle;

/** Plays both sides of a battle of one system of rules. Each system has its own. */
public interface Player {

    /** What somebody records next; there is always something until the battle is over. */
    Proposal propose(Battle battle);

    /** What came of an entry: figures are moved about on the table that the journal never sees. */
    default void saw(Battle before, Entry entry, Battle after) {}

    /** Units that are stronger than they can be. */
    default List<String> excesses(Battle battle) {
        return List.of();
    }
}
