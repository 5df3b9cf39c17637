package org.longroll.analysis;

import java.util.List;

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
}
