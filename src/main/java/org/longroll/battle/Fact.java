package org.longroll.battle;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Something that players said of a unit and need not say again before a unit or leader of {@code until} moves. It is
 * offered; nothing is decided with it.
 *
 * @param facing the other unit, for what lies between the two; null for what is the unit's own
 * @param field of entries, as the API names it
 * @param value null if it holds no longer
 */
public record Fact(
        String unit,
        @Nullable String facing,
        String field,
        @Nullable Object value,
        Set<String> until) {

    public Fact {
        until = Set.copyOf(until);
    }

    /** A unit's own, until it moves. */
    public static Fact of(String unit, String field, @Nullable Object value) {
        return new Fact(unit, null, field, value, Set.of(unit));
    }

    /** Between two units, until either moves. */
    public static Fact between(String unit, String facing, String field, @Nullable Object value) {
        return new Fact(unit, facing, field, value, Set.of(unit, facing));
    }
}
