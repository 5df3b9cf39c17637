package org.longroll.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * A charge from its declaration to its end.
 *
 * @param moment of its declaration, whose entry is the id of the charge
 * @param results of its impacts or combats, as on the chart, in order; empty if there were none
 * @param result the last of them, or why there was none; null while it is under way
 */
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
        @Spelled("attacker")
        ATTACKER,
        @Spelled("defender")
        DEFENDER,
        @Spelled("nobody")
        NOBODY
    }
}
