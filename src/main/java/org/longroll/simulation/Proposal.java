package org.longroll.simulation;

import org.longroll.battle.Order;
import org.longroll.battle.Seat;

/** What somebody at the table is about to record. */
public record Proposal(Seat seat, Order order, Intent intent) {

    /** What he thinks of it himself. */
    enum Intent {
        /** He believes that the rules allow it; a refusal would be a mistake, his or the referee's. */
        SOUND,
        /** He knows that they do not, and wants to hear what they say. */
        FORBIDDEN
    }

    public static Proposal by(String side, Order order) {
        return new Proposal(new Seat(side), order, Intent.SOUND);
    }

    public static Proposal byUmpire(Order order) {
        return new Proposal(Seat.UMPIRE, order, Intent.SOUND);
    }

    static Proposal forbidden(String side, Order order) {
        return new Proposal(new Seat(side), order, Intent.FORBIDDEN);
    }
}
