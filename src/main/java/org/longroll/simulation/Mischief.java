package org.longroll.simulation;

import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;

/** Tries forbidden orders, and may bring another player. Only tests implement it. */
public interface Mischief {

    Mischief NONE = (battle, player) -> Optional.empty();

    /** A player in place of the product's own. */
    default Optional<Player> player(Rules rules, Referee referee, BattleStarted opening) {
        return Optional.empty();
    }

    /** A forbidden order to try before the next proposal of the player. */
    Optional<Proposal> tempt(Battle battle, Player player);

    /** A sound proposal with dice of a kind that the battle refuses. */
    default Optional<Proposal> withOtherDice(Battle battle, Proposal sound) {
        return Optional.empty();
    }

    /** The next attempt when something was refused. */
    default Optional<Proposal> after(Proposal tried, Refusal refusal) {
        return Optional.empty();
    }
}
