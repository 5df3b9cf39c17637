package org.longroll.simulation;

import org.longroll.battle.Battle;

/** What the rules of one system forbid just now, and how often somebody tries it. */
public interface Forbidden {

    boolean knows(Player player);

    /** In how many of a hundred entries something forbidden is tried. */
    int percent(Battle battle);

    Recipes recipes(Battle battle, Player player);
}
