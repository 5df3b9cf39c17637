package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Journal;

/**
 * What the dice showed, undone ones included: all dice of each number of sides; then by source, thrower and purpose.
 */
public record DiceStatistics(int dice, int undone, List<DiceTally> tallies) {

    public DiceStatistics {
        tallies = List.copyOf(tallies);
    }

    public static DiceStatistics of(Journal journal) {
        return of(List.of(ThrownDice.of(journal)));
    }

    /** The dice of several battles; throwers are told apart by name, if they have one. */
    public static DiceStatistics of(List<ThrownDice> battles) {
        var book = new DiceBook();
        battles.forEach(battle -> battle.all().forEach(book::add));
        return book.told();
    }
}
