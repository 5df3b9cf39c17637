package org.longroll.journal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.JournalEvent.DiceRolled;

/**
 * The place of a throw in its entry, by which it is found again where the entry was recorded anew.
 *
 * @param ordinal counts the throws for the same thing, from 1
 */
record ThrowKey(String purpose, @Nullable String unit, int sides, int ordinal) {

    /** The throws of one entry, in order. */
    static Map<ThrowKey, DiceRolled> of(Stream<DiceRolled> thrown) {
        var keyed = new LinkedHashMap<ThrowKey, DiceRolled>();
        var before = new HashMap<ThrowKey, Integer>();
        thrown.forEach(dice -> {
            var kind = new ThrowKey(dice.purpose(), dice.unit(), dice.sides(), 0);
            keyed.put(
                    new ThrowKey(dice.purpose(), dice.unit(), dice.sides(), before.merge(kind, 1, Integer::sum)), dice);
        });
        return keyed;
    }
}
