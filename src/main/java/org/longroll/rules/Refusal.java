package org.longroll.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Why the rules do not allow something: a stable code for programs, a sentence for players, the rule of the chart,
 * whether an umpire may waive it, and the field of the question that is at fault, if there is one.
 */
public record Refusal(
        String code,
        String sentence,
        String rule,
        boolean waivable,
        @Nullable String field) {

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
