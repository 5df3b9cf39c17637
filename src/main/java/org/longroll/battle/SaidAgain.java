package org.longroll.battle;

import java.util.HashMap;
import java.util.function.Function;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;

/** Decides an earlier order again in a changed battle. */
record SaidAgain(Referee referee) {

    /** As if it were recorded now; of the umpire's rulings on it only those that it still needs. */
    Decision strictly(Battle battle, Order order, Hand hand) {
        return decided(battle, order, inner -> hand);
    }

    /** The same, but it waits for units that must finish first only if it involves them: then they had not to. */
    Decision leniently(Battle battle, Order order, Hand hand) {
        var strictly = strictly(battle, order, hand);
        return strictly instanceof Accepted ? strictly : decided(battle, order, inner -> excused(battle, inner, hand));
    }

    private Hand excused(Battle battle, Order order, Hand hand) {
        var named = Rewiring.texts(order);
        var holdUp = referee.holdUp(battle);
        return named.stream().anyMatch(holdUp.units()::contains) ? hand : hand.waiving(holdUp.codes());
    }

    private Decision decided(Battle battle, Order order, Function<Order, Hand> hand) {
        var decision = Decider.decide(battle, order, hand.apply(order), referee);
        return decision instanceof Refused && order instanceof CommonOrder.Allow ruling
                ? allowed(battle, ruling, hand)
                : decision;
    }

    /** Repeats an allowed entry, with only as many of its nested rulings as it still needs. */
    private Decision allowed(Battle battle, CommonOrder.Allow ruling, Function<Order, Hand> hand) {
        var rulings = new HashMap<String, CommonOrder.Allow>();
        Order order = ruling;
        while (order instanceof CommonOrder.Allow each) {
            for (var code : each.codes()) {
                rulings.put(code, each);
            }
            order = each.entry();
        }
        while (true) {
            var decision = Decider.decide(battle, order, hand.apply(order), referee);
            if (!(decision instanceof Refused(var refusal)) || !rulings.containsKey(refusal.code())) {
                return decision;
            }
            var needed = rulings.remove(refusal.code());
            order = new CommonOrder.Allow(refusal.code(), order, needed.reason(), needed.standing());
        }
    }
}
