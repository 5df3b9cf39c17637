package org.longroll.simulation;

import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Order;

/** Plays both sides of a battle of one system of rules. Each system has its own. */
interface Player {

    /** What somebody records next; there is always something until the battle is over. */
    Proposal propose(Battle battle);

    /** What came of an entry: figures are moved about on the table that the journal never sees. */
    void saw(Battle before, Entry entry, Battle after);

    /** The same order with these dice in place of its own, in the order in which the rules ask for them. */
    Order withDice(Order order, List<GivenDice> dice);

    /** Units that are stronger than they can be. */
    List<String> excesses(Battle battle);
}
