package org.longroll.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Entry;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;

/**
 * A player who also does what the other one seldom does. Regiments of Fire and Fury charge two at a time where a second one
 * may join. On a deadly field whoever reacts does now and then anything that is offered to it, the charged unit too, and
 * leaders ride with a regiment that has one.
 */
record Together(Player player, Referee referee, Chooser chooser) implements Player {

    @Override
    public Proposal propose(Battle battle) {
        var proposal = player.propose(battle);
        return proposal.order() instanceof ChargeOrder.Charge alone
                ? joined(battle, proposal, alone)
                : seldom(battle).orElse(proposal);
    }

    private Optional<Proposal> seldom(Battle battle) {
        boolean charged =
                battle.field().due().stream().anyMatch(due -> due.reason().equals("fear-of-charge"));
        boolean riding = battle.field().part().equals("leaders");
        if (battle.opening().rulebook().system().equals("rff") || !chooser.oneIn(charged || riding ? 2 : 10)) {
            return Optional.empty();
        }
        var offers = new SeatOutlook(battle, Seat.UMPIRE)
                .next(referee).stream()
                        .flatMap(offer -> riding ? besideAnother(battle, offer).stream() : Optional.of(offer).stream())
                        .filter(offer -> riding || offer.reactionTo() != null)
                        .toList();
        return chooser.among(offers).flatMap(offer -> Taken.of("adf", offer, chooser)
                .filter(order -> isAccepted(battle, order))
                .map(order -> Proposal.by(String.valueOf(offer.side()), order)));
    }

    /** To attach a leader to a unit that has one. */
    private Optional<Possibility> besideAnother(Battle battle, Possibility offer) {
        var product = new Product(battle, referee);
        var led = offer.units().stream()
                .filter(unit -> !product.unit(unit, Set.of("leader")).containsValue(""))
                .toList();
        return offer.type().equals("attach-leader") && !led.isEmpty() ? Optional.of(offer.by(led)) : Optional.empty();
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
            if (isAccepted(battle, order)) {
                return new Proposal(proposal.seat(), order);
            }
        }
        return proposal;
    }

    private boolean isAccepted(Battle battle, Order order) {
        return Decider.decide(battle, order, Inputs.ofTheUmpire(), referee) instanceof Decision.Accepted;
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
