package org.longroll.battle;

import java.util.HashMap;
import java.util.function.Function;
import org.longroll.journal.Decision;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.journal.References;

/** Decides an earlier order again in a changed battle. */
record RepeatedOrders(Referee referee) {

    /** As if it were recorded now; of the umpire's rulings on it only those that it still needs. */
    Decision strictly(Battle battle, Order order, Inputs inputs) {
        return decided(battle, order, inner -> inputs);
    }

    /** The same, but it waits for units that must finish first only if it involves them: then they had not to. */
    Decision leniently(Battle battle, Order order, Inputs inputs) {
        var strictly = strictly(battle, order, inputs);
        return strictly instanceof Accepted
                ? strictly
                : decided(battle, order, inner -> excused(battle, inner, inputs));
    }

    private Inputs excused(Battle battle, Order order, Inputs inputs) {
        var named = References.texts(order);
        var holdUp = referee.holdUp(battle);
        return named.stream().anyMatch(holdUp.units()::contains) ? inputs : inputs.waiving(holdUp.codes());
    }

    private Decision decided(Battle battle, Order order, Function<Order, Inputs> inputs) {
        var decision = Decider.decide(battle, order, inputs.apply(order), referee);
        return decision instanceof Refused && order instanceof CommonOrder.Allow ruling
                ? allowed(battle, ruling, inputs)
                : decision;
    }

    /** Repeats an allowed entry, with only as many of its nested rulings as it still needs. */
    private Decision allowed(Battle battle, CommonOrder.Allow ruling, Function<Order, Inputs> inputs) {
        var rulings = new HashMap<String, CommonOrder.Allow>();
        Order order = ruling;
        while (order instanceof CommonOrder.Allow each) {
            for (var code : each.codes()) {
                rulings.put(code, each);
            }
            order = each.entry();
        }
        while (true) {
            var decision = Decider.decide(battle, order, inputs.apply(order), referee);
            if (!(decision instanceof Refused(var refusal)) || !rulings.containsKey(refusal.code())) {
                return decision;
            }
            var needed = rulings.remove(refusal.code());
            order = new CommonOrder.Allow(refusal.code(), order, needed.reason(), needed.standing());
        }
    }
}
