package org.longroll.battle;

import java.time.Instant;
import java.util.HashMap;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.dice.RecordedDice;

/** Decides an earlier order again in a changed battle, with the same dice. */
record SaidAgain(Referee referee, Instant now) {

    /** New checks block only orders that involve their units. */
    Decision decide(Battle battle, Order order, String by, RecordedDice dice) {
        var said = new Hand(new Seat(by), dice, now);
        var strictly = Decider.decide(battle, order, said, referee);
        if (strictly instanceof Accepted) {
            return strictly;
        }
        return order instanceof CommonOrder.Allow ruling
                ? allowed(battle, ruling, said)
                : Decider.decide(battle, order, lenient(battle, order, said), referee);
    }

    /** Repeats an allowed entry, with only as many of its nested rulings as it still needs. */
    private Decision allowed(Battle battle, CommonOrder.Allow ruling, Hand said) {
        var rulings = new HashMap<String, CommonOrder.Allow>();
        Order order = ruling;
        while (order instanceof CommonOrder.Allow each) {
            rulings.put(each.code(), each);
            order = each.entry();
        }
        while (true) {
            var decision = Decider.decide(battle, order, lenient(battle, order, said), referee);
            var needed = decision instanceof Refused(var refusal) ? rulings.remove(refusal.code()) : null;
            if (needed == null) {
                return decision;
            }
            order = new CommonOrder.Allow(needed.code(), order, needed.reason(), needed.standing());
        }
    }

    /** Waives waiting for a check or hold-up if the order involves none of its units: it did not exist then. */
    private Hand lenient(Battle battle, Order order, Hand said) {
        var named = Rewiring.texts(order);
        var due = battle.field().due().stream().map(Due::unit).anyMatch(unit -> unit != null && named.contains(unit));
        var lenient = due ? said : said.waiving(BattleRefusal.SOMETHING_DUE.word());
        var holdUp = referee.holdUp(battle);
        return named.stream().anyMatch(holdUp.units()::contains) ? lenient : lenient.waiving(holdUp.codes());
    }
}
