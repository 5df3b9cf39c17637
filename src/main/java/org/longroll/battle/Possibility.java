package org.longroll.battle;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Seat;

/**
 * A kind of entry that would be accepted now.
 *
 * @param side whose seat may record it, besides the umpire's; null for both sides
 * @param units any one of which may be its subject
 * @param reactionTo the entry that it would react to
 * @param charge the charge that it would continue
 * @param options the values of other fields: {@code targets}, {@code formations}, {@code leaders}; an empty list is
 *     the same as none
 */
public record Possibility(
        String type,
        @Nullable String side,
        List<String> units,
        List<String> kinds,
        @Nullable UUID reactionTo,
        @Nullable String due,
        @Nullable UUID charge,
        SortedMap<String, List<String>> options) {

    public Possibility {
        units = List.copyOf(units);
        kinds = List.copyOf(kinds);
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    public static Possibility of(String type, @Nullable String side) {
        return new Possibility(type, side, List.of(), List.of(), null, null, null, new TreeMap<>());
    }

    /** What is the umpire's to record; without an umpire each side may ask the other to agree to it. */
    public static Possibility ofTheUmpire(String type, Battle battle) {
        return of(type, battle.opening().hasUmpire() ? Seat.UMPIRE.id() : null);
    }

    public Possibility by(List<String> subjects) {
        return new Possibility(type, side, subjects, kinds, reactionTo, due, charge, options);
    }

    public Possibility inKinds(List<String> which) {
        return new Possibility(type, side, units, which, reactionTo, due, charge, options);
    }

    public Possibility reactingTo(UUID trigger) {
        return new Possibility(type, side, units, kinds, trigger, due, charge, options);
    }

    public Possibility settling(String settled) {
        return new Possibility(type, side, units, kinds, reactionTo, settled, charge, options);
    }

    public Possibility inCharge(UUID carriedOn) {
        return new Possibility(type, side, units, kinds, reactionTo, due, carriedOn, options);
    }

    public Possibility with(String field, List<String> choices) {
        var more = new TreeMap<>(options);
        more.put(field, List.copyOf(choices));
        return new Possibility(type, side, units, kinds, reactionTo, due, charge, more);
    }
}
