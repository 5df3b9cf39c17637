package org.longroll.simulation;

import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rules.Rules;

/** What the rules of one system forbid just now, and how often somebody tries it. */
public interface Forbidden {

    /** Who plays at random, as far as the rules are of this system. */
    Optional<Player> random(Rules rules, Referee referee, BattleStarted opening, Chooser chooser);

    boolean knows(Player player);

    /** Whether something forbidden is tried now. */
    boolean tempts(Battle battle, Player player, Chooser chooser);

    Recipes recipes(Battle battle, Player player);
}
