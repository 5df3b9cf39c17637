package org.longroll.analysis;

import java.util.List;
import java.util.function.Predicate;

/**
 * What the dice showed: every die that ever fell, those of undone entries included and counted apart as well.
 *
 * @param dice how many
 * @param undone how many of them fell for entries that are no longer in force
 * @param tallies all dice of each number of sides; then by source, by thrower, by purpose
 */
public record DiceStatistics(int dice, int undone, List<DiceTally> tallies) {

    public DiceStatistics {
        tallies = List.copyOf(tallies);
    }

    /** The dice of one battle. */
    public static DiceStatistics of(Journal journal) {
        return of(List.of(journal));
    }

    /** The dice of several battles, as of a league; throwers are told apart by name, where their seat has one. */
    public static DiceStatistics of(List<Journal> journals) {
        return of(journals, thrower -> true);
    }

    /** The dice of one player, in all battles in which a seat has his name. */
    public static DiceStatistics ofPlayer(String player, List<Journal> journals) {
        return of(journals, player::equals);
    }

    private static DiceStatistics of(List<Journal> journals, Predicate<String> throwers) {
        var book = new DiceBook();
        journals.forEach(journal -> new Throws(journal).forEach((dice, fate) -> {
            var thrower = journal.opening().players().getOrDefault(dice.by(), dice.by());
            if (throwers.test(thrower)) {
                book.add(dice, thrower, fate);
            }
        }));
        return book.told();
    }
}
