package org.longroll.sequence;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.Decision;
import org.longroll.battle.Hand;
import org.longroll.battle.Referee;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.simulation.Entry;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;

/** A player whose regiments of Fire and Fury charge two at a time where a second one may join. */
record Together(Player player, Referee referee) implements Player {

    @Override
    public Proposal propose(Battle battle) {
        var proposal = player.propose(battle);
        return proposal.order() instanceof ChargeOrder.Charge alone ? joined(battle, proposal, alone) : proposal;
    }

    private Proposal joined(Battle battle, Proposal proposal, ChargeOrder.Charge alone) {
        var others = Product.offers(battle, referee).stream()
                .filter(offer -> offer.type().equals("charge") && !alone.units().contains(offer.who()))
                .map(Offer::who)
                .toList();
        for (var other : others) {
            List<String> both = new ArrayList<>(alone.units());
            both.add(other);
            var order = new ChargeOrder.Charge(
                    both, alone.target(), alone.coldSteel(), alone.ground(), alone.legs(), alone.positions());
            if (Decider.decide(battle, order, Hand.ofTheUmpire(), referee) instanceof Decision.Accepted) {
                return new Proposal(proposal.seat(), order);
            }
        }
        return proposal;
    }

    @Override
    public void saw(Battle before, Entry entry, Battle after) {
        player.saw(before, entry, after);
    }

    @Override
    public List<String> excesses(Battle battle) {
        return player.excesses(battle);
    }
}
