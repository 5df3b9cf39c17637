package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides by one chart. Pure: no clock, no dice, no memory. */
public interface Referee {

    /** Decides an order of its own system; the caller has checked that the battle goes on and nothing else is due. */
    Decision decide(Battle battle, Order order, Inputs inputs);

    /** Every kind of entry of its own system that these sides could record now; those of others may be left out. */
    List<Possibility> next(Battle battle, Set<String> sides);

    List<Flaw> flaws(Muster unit, String path);

    default List<Flaw> flaws(Leader leader, String path) {
        return List.of();
    }

    /** Errors of all units and leaders that this chart cannot play. */
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

    /** The order that takes a check with these dice; empty for a question. */
    default Optional<Order> taking(BattleDue due, GivenDice dice) {
        return Optional.empty();
    }

    /** The answers that are known to a check or question already, as far as this chart has them. */
    default Object prepared(BattleDue due, Battle battle) {
        return due.prepared(battle);
    }

    /** The facts of units that may still hold, as far as this chart has them. */
    default List<Facts.Known> known(Battle battle) {
        return Facts.of(battle).all();
    }

    /** The events of a ruling that sets properties of a unit. */
    default Verdict<List<Event>> set(Battle battle, String unit, Map<String, String> properties) {
        return Verdict.refused(BattleRefusal.CANNOT_BE_SET.of("sets", "Units of this system cannot be set."));
    }

    /** Units that must finish first, and the refusals for all others. */
    default HoldUp holdUp(Battle battle) {
        return HoldUp.NOBODY;
    }

    /** Why a unit cannot come onto or leave the table now, besides the reasons in every battle. */
    default Optional<Refusal> objectionToComing(Battle battle, String unit, String field) {
        return Optional.empty();
    }
}
