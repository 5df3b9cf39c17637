package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Explained;

/** How the result of an entry came about, as its calculator would answer; {@code also} has its further results. */
record Explanation(
        @JsonUnwrapped Explained result,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Explained> also) {

    /** Null if no event has an explanation. */
    static @Nullable Explanation of(List<BattleEvent> happened) {
        var results = happened.stream()
                .filter(Explained.class::isInstance)
                .map(Explained.class::cast)
                .toList();
        return results.isEmpty() ? null : new Explanation(results.getFirst(), results.subList(1, results.size()));
    }
}
