package org.longroll.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/** A charge from its declaration to its end; {@code result} is the last of the results, or why there was none. */
public record Charge(
        Moment moment,
        List<String> attackers,
        String target,
        Winner winner,
        List<String> results,
        @Nullable String result,
        Strength attackersLost,
        Strength defendersLost) {

    public Charge {
        attackers = List.copyOf(attackers);
        results = List.copyOf(results);
    }

    public enum Winner implements Word {
        ATTACKER,
        DEFENDER,
        NOBODY
    }
}
