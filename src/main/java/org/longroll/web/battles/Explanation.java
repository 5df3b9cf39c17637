package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Explained;
import org.longroll.codec.EventType;
import org.longroll.journal.Event;
import org.longroll.rules.Warning;

/**
 * How the result of an entry came about, as its calculator would answer; {@code type} is that of the event that has it,
 * {@code also} has further results.
 */
record Explanation(
        String type,
        @JsonUnwrapped Explained result,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Warning> warnings,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Explanation> also) {

    /** Null if no event has an explanation. */
    static @Nullable Explanation of(List<Event> happened) {
        var results = happened.stream()
                .filter(Explained.class::isInstance)
                .map(Explained.class::cast)
                .toList();
        return results.isEmpty()
                ? null
                : of(
                        results.getFirst(),
                        results.stream()
                                .skip(1)
                                .map(result -> of(result, List.of()))
                                .toList());
    }

    private static Explanation of(Explained result, List<Explanation> also) {
        return new Explanation(EventType.name(result.getClass()), result, result.warnings(), also);
    }
}
