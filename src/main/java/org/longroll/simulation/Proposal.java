package org.longroll.simulation;

import org.longroll.journal.Order;
import org.longroll.journal.Seat;

/** An order and the seat that gives it. */
public record Proposal(Seat seat, Order order) {

    public static Proposal by(String side, Order order) {
        return new Proposal(new Seat(side), order);
    }

    public static Proposal byUmpire(Order order) {
        return new Proposal(Seat.UMPIRE, order);
    }
}
