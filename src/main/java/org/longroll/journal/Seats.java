package org.longroll.journal;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.journal.JournalEvent.KeyReissued;
import org.longroll.journal.JournalEvent.SeatGiven;
import org.longroll.journal.JournalEvent.SeatRevoked;

/**
 * The changes of the seats since the opening.
 *
 * @param reissued the generation of each key that was replaced
 * @param given the seats for some commands, also those that were revoked
 */
public record Seats(Map<Seat, Integer> reissued, Map<Seat, GivenSeat> given) {

    static final Seats AS_OPENED = new Seats(Map.of(), Map.of());

    public Seats {
        reissued = Map.copyOf(reissued);
        given = Map.copyOf(given);
    }

    Seats after(Event event) {
        return switch (event) {
            case KeyReissued(var seat, var generation) -> new Seats(with(reissued, seat, generation), given);
            case SeatGiven(var seat, var commands, var person) ->
                new Seats(reissued, with(given, seat, new GivenSeat(commands, person, false)));
            case SeatRevoked(var seat) -> {
                var held = Objects.requireNonNull(given.get(new Seat(seat)), "given before");
                yield new Seats(reissued, with(given, seat, held.taken()));
            }
            default -> this;
        };
    }

    private static <T> Map<Seat, T> with(Map<Seat, T> before, String seat, T now) {
        var changed = new HashMap<>(before);
        changed.put(new Seat(seat), now);
        return changed;
    }

    /** The valid generation of the seat's key; 0 is the first. */
    public int keyGeneration(Seat seat) {
        return reissued.getOrDefault(seat, 0);
    }

    /** The seats that were given and not revoked, in the order of their ids. */
    Stream<Seat> held() {
        return given.entrySet().stream()
                .filter(each -> !each.getValue().revoked())
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparing(Seat::id));
    }

    /** The seats for some commands of a side that there ever were. */
    public long givenOf(String side) {
        return given.keySet().stream().filter(seat -> seat.side().equals(side)).count();
    }

    Map<Seat, UUID> people() {
        var people = new HashMap<Seat, UUID>();
        given.forEach((seat, held) -> people.put(seat, held.person()));
        return people;
    }
}
