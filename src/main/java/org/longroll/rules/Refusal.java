package org.longroll.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.longroll.dice.Dice;

/**
 * Why the rules do not allow something: a stable code for programs, a sentence for players, the rule of the chart,
 * whether an umpire may waive it, the field of the question that is at fault, if there is one, and the dice that it takes,
 * if other dice were given.
 */
public record Refusal(
        String code,
        String sentence,
        String rule,
        boolean waivable,
        @Nullable String field,
        @Nullable Dice dice) {

    public Refusal(String code, String sentence, String rule, boolean waivable, @Nullable String field) {
        this(code, sentence, rule, waivable, field, null);
    }

    /** The same refusal of another field: a question may call it otherwise than the rules do. */
    public Refusal at(String other) {
        return new Refusal(code, sentence, rule, waivable, other, dice);
    }

    /** The same refusal with the dice that it takes. */
    public Refusal taking(Dice needed) {
        return new Refusal(code, sentence, rule, waivable, field, needed);
    }

    /** The first objection to one of several items; its field names the item by its index. */
    public static <T> Optional<Refusal> any(
            List<T> all, String list, BiFunction<? super T, String, Optional<Refusal>> objection) {
        for (int i = 0; i < all.size(); i++) {
            var refusal = objection.apply(all.get(i), list + "[" + i + "].");
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }
}
