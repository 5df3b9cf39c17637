package org.longroll.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * What an amendment makes of one entry.
 *
 * @param entry the entry as it was, or the new one where it was forgotten
 * @param number by which people know it; null for a new one
 * @param code why it is no longer possible
 */
public record AmendedLine(
        UUID entry,
        @Nullable Integer number,
        Fate fate,
        List<BattleEvent> before,
        List<BattleEvent> after,
        @Nullable String code,
        @Nullable String sentence) {

    /** What can become of an entry. */
    public enum Fate implements Word {
        @Spelled("corrected")
        CORRECTED,
        @Spelled("struck")
        STRUCK,
        @Spelled("added")
        ADDED,
        @Spelled("stands")
        STANDS,
        @Spelled("changes")
        CHANGES,
        @Spelled("impossible")
        IMPOSSIBLE
    }

    static AmendedLine of(Said said, List<BattleEvent> before, List<BattleEvent> after, @Nullable Fate corrected) {
        var fate = corrected != null ? corrected : results(before).equals(results(after)) ? Fate.STANDS : Fate.CHANGES;
        return new AmendedLine(said.entry(), said.number(), fate, before, after, null, null);
    }

    static AmendedLine added(UUID entry, List<BattleEvent> happened) {
        return new AmendedLine(entry, null, Fate.ADDED, List.of(), happened, null, null);
    }

    static AmendedLine gone(Said said, Fate fate, String code, String sentence) {
        return new AmendedLine(said.entry(), said.number(), fate, said.events(), List.of(), code, sentence);
    }

    /** What came of an entry, without what was said. */
    private static List<BattleEvent> results(List<BattleEvent> events) {
        return events.stream().filter(event -> !(event instanceof Declared)).toList();
    }
}
