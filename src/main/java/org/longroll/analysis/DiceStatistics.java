package org.longroll.analysis;

import java.util.List;

/**
 * What the dice showed: every die, those of undone entries included and also counted apart.
 *
 * @param dice how many
 * @param undone how many of them were for entries that are no longer in force
 * @param tallies all dice of each number of sides; then by source, by thrower, by purpose
 */
public record DiceStatistics(int dice, int undone, List<DiceTally> tallies) {

    public DiceStatistics {
        tallies = List.copyOf(tallies);
    }

    public static DiceStatistics of(Journal journal) {
        return of(List.of(ThrownDice.of(journal)));
    }

    /**
     * The dice of several battles, such as those of a league or of one player; throwers are told apart by name, if they
     * have one.
     */
    public static DiceStatistics of(List<ThrownDice> battles) {
        var book = new DiceBook();
        battles.forEach(battle -> battle.all().forEach(book::add));
        return book.told();
    }
}
