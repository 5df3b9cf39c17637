package org.longroll.simulation;

import java.util.List;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;

/**
 * One entry of a simulated battle.
 *
 * @param number from 1
 * @param dice the seed of the dice that the server would roll for it
 */
public record Entry(int number, Occasion occasion, Seat seat, String dice, Order order, List<Event> events) {

    public Entry {
        events = List.copyOf(events);
    }
}
