package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides by one chart. Reads no clock, draws no dice, remembers nothing. */
public interface Referee {

    /** Decides an order of its own system, in a battle that goes on; whether something else is due was looked at before. */
    Decision decide(Battle battle, Order order, Hand hand);

    /** Every kind of entry of its own system that would be accepted now; the common ones are not its business. */
    List<Possibility> next(Battle battle);

    /** What is wrong with a unit in an order of battle, if something is. */
    List<Flaw> flaws(Muster unit, String path);

    /** What is wrong with a leader in an order of battle, if something is. */
    default List<Flaw> flaws(Leader leader, String path) {
        return List.of();
    }

    /** Everybody in an order of battle whom this chart cannot play. */
    default List<Flaw> flaws(OrderOfBattle order) {
        var flaws = new ArrayList<Flaw>();
        for (int i = 0; i < order.units().size(); i++) {
            flaws.addAll(flaws(order.units().get(i), "units[%d]".formatted(i)));
        }
        for (int i = 0; i < order.leaders().size(); i++) {
            flaws.addAll(flaws(order.leaders().get(i), "leaders[%d]".formatted(i)));
        }
        return flaws;
    }

    /** The order that takes what is due with these dice; nothing for a question, which dice do not answer. */
    default Optional<Order> taking(Due due, GivenDice dice) {
        return Optional.empty();
    }

    /** The events that give a unit other properties, by the umpire's word. */
    default Verdict<List<BattleEvent>> set(Battle battle, String unit, Map<String, String> properties) {
        return Verdict.refused(BattleRefusal.CANNOT_BE_SET.of("sets", "Units of this system cannot be set."));
    }

    /** For whom the others wait, and which refusals say so. */
    default HoldUp holdUp(Battle battle) {
        return HoldUp.NOBODY;
    }

    /** Why a unit cannot come onto or go from the table just now, besides what holds in every battle. */
    default Optional<Refusal> objectionToComing(Battle battle, String unit, String field) {
        return Optional.empty();
    }
}
