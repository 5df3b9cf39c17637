package org.longroll.battle;

import java.time.Instant;
import java.util.HashMap;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.dice.RecordedDice;

/** Decides what was said before in a battle that has become another one: as it was said, with the dice that fell then. */
record SaidAgain(Referee referee, Instant now) {

    /** What newly comes first stops only those who touch its units. */
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

    /** What the umpire allowed is allowed again, with as many of his rulings around it as it still needs. */
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

    /** Who does not touch a unit with a check due, or one that the others wait for, did not know of it and did not wait. */
    private Hand lenient(Battle battle, Order order, Hand said) {
        var named = Rewiring.texts(order);
        var due = battle.field().due().stream().map(Due::unit).anyMatch(unit -> unit != null && named.contains(unit));
        var lenient = due ? said : said.waiving(BattleRefusal.SOMETHING_DUE.word());
        var holdUp = referee.holdUp(battle);
        return named.stream().anyMatch(holdUp.units()::contains) ? lenient : lenient.waiving(holdUp.codes());
    }
}
