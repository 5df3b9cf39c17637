package org.longroll.analysis;

import java.util.List;
import org.longroll.journal.History;

/**
 * The faces of the dice: all dice of each number of sides; then by source, thrower and purpose.
 *
 * @param dice every face that was ever recorded, in force or not
 * @param undone of these, the dice of entries that were taken back, struck or left out
 * @param corrected of these, the faces that were read anew: another one stands in their place
 */
public record DiceStatistics(int dice, int undone, int corrected, List<DiceTally> tallies) {

    public DiceStatistics {
        tallies = List.copyOf(tallies);
    }

    public static DiceStatistics of(History journal) {
        return of(List.of(ThrownDice.of(journal)));
    }

    /** The dice of several battles; throwers are told apart by name, if they have one. */
    public static DiceStatistics of(List<ThrownDice> battles) {
        var book = new DiceBook();
        battles.forEach(battle -> battle.all().forEach(book::add));
        return book.told();
    }
}
