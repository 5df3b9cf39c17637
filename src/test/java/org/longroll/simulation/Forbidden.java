package org.longroll.simulation;

import org.longroll.battle.Battle;

/** What the rules of one system forbid just now, and how often somebody tries it. */
public interface Forbidden {

    boolean knows(Player player);

    /** Whether something forbidden is tried now. */
    boolean tempts(Battle battle, Player player, Chooser chooser);

    Recipes recipes(Battle battle, Player player);
}
