package org.longroll.simulation;

import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Order;
import org.longroll.rules.rff.RffRules;

final class RffPlayer implements Player {
    RffPlayer(RffRules rules, BattleStarted opening, Chooser chooser) {}

    @Override
    public Proposal propose(Battle battle) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void saw(Battle before, Entry entry, Battle after) {}

    @Override
    public Order withDice(Order order, List<GivenDice> dice) {
        return order;
    }

    @Override
    public List<String> excesses(Battle battle) {
        return List.of();
    }
}
