package org.longroll.simulation;

import java.util.List;
import org.longroll.battle.Battle;

/** Plays both sides of a battle of one system of rules. Each system has its own. */
public interface Player {

    /** The next entry; there is always one until the battle is over. */
    Proposal propose(Battle battle);

    /** Takes note of what came of an entry: moves the figures on the sand table. */
    default void saw(Battle before, Entry entry, Battle after) {}

    /** Units that are stronger than they can be. */
    default List<String> excesses(Battle battle) {
        return List.of();
    }
}
