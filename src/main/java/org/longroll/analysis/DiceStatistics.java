package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Journal;

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
        return of(List.of(ThrownDice.of(journal)));
    }

    /** The dice of several battles, as of a league or of one player; throwers are told apart by name, where they have one. */
    public static DiceStatistics of(List<ThrownDice> battles) {
        var book = new DiceBook();
        battles.forEach(battle -> battle.all().forEach(book::add));
        return book.told();
    }
}
