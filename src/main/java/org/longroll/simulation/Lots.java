package org.longroll.simulation;

import java.util.HashMap;
import java.util.Map;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;

/** Which dice fall for the next entry of a simulated battle. */
interface Lots {

    /** By the number of the entry. */
    Lots NUMBERED = (turn, seat, order, number) -> Integer.toString(number);

    String next(int turn, Seat seat, Order order, int number);

    default void recorded(int turn, Seat seat, Order order) {}

    /**
     * By turn, seat and type: the third fire of a side in turn 5 has the same dice whatever else happened. Battles that
     * are played on with the same seed from two moments so share their dice, although they have other entries.
     */
    final class ByKind implements Lots {

        private record Kind(int turn, String seat, String type) {}

        private final Map<Kind, Integer> recorded = new HashMap<>();

        @Override
        public String next(int turn, Seat seat, Order order, int number) {
            var kind = new Kind(turn, seat.id(), order.type());
            return "%d/%s/%s/%d".formatted(turn, kind.seat(), kind.type(), recorded.getOrDefault(kind, 0) + 1);
        }

        @Override
        public void recorded(int turn, Seat seat, Order order) {
            recorded.merge(new Kind(turn, seat.id(), order.type()), 1, Integer::sum);
        }
    }
}
