package org.longroll.simulation;

import java.util.List;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Occasion;
import org.longroll.battle.Order;
import org.longroll.battle.Seat;

/**
 * One entry of a simulated battle.
 *
 * @param number from 1
 * @param dice the seed of the dice that the server would roll for it
 */
public record Entry(int number, Occasion occasion, Seat seat, String dice, Order order, List<BattleEvent> events) {

    public Entry {
        events = List.copyOf(events);
    }
}
