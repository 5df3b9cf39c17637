package org.longroll.simulation;

import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;

/** Tries what the rules forbid, to hear what they say, and may bring another player. Only tests have somebody who does. */
public interface Mischief {

    Mischief NONE = (battle, player) -> Optional.empty();

    /** Who plays in place of the house's own player. */
    default Optional<Player> player(Rules rules, Referee referee, BattleStarted opening) {
        return Optional.empty();
    }

    /** Something forbidden that somebody tries now, before the player goes on. */
    Optional<Proposal> tempt(Battle battle, Player player);

    /** A sound proposal with dice of a kind that the battle does not take, to hear that it does not. */
    default Optional<Proposal> withOtherDice(Battle battle, Proposal sound) {
        return Optional.empty();
    }

    /** What is tried next when something was refused. */
    default Optional<Proposal> after(Proposal tried, Refusal refusal) {
        return Optional.empty();
    }
}
