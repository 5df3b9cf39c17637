package org.longroll.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * A charge from its declaration to its end.
 *
 * @param moment of its declaration, whose entry names the charge
 * @param results of its impacts or combats, as the chart has them, in order; none where it never came to one
 * @param result the last of them, or why there was none; null where it is still under way
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

    /** Who had the better of it. */
    public enum Winner implements Word {
        @Spelled("attacker")
        ATTACKER,
        @Spelled("defender")
        DEFENDER,
        @Spelled("nobody")
        NOBODY
    }
}
