package org.longroll.simulation;

import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rules.Rules;

/** Plays at random within the rules: more kinds of entries come up than with somebody who plays to win. */
public record RandomPlayer(Chooser chooser) implements Mischief {

    @Override
    public Optional<Player> player(Rules rules, Referee referee, BattleStarted opening) {
        return BadBoy.random(rules, referee, opening, chooser);
    }

    @Override
    public Optional<Proposal> tempt(Battle battle, Player player) {
        return Optional.empty();
    }
}
