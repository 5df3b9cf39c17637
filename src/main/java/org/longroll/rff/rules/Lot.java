package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.Advance;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.State;

/**
 * The effects of a charge combat on one side.
 *
 * @param standsLost troop or gun stands; all of them for fixed guns that are lost
 * @param gunStandsDamaged of those that are left
 * @param advance of a winner; empty for a loser
 * @param mayRecall whether cavalry may be recalled up to its move instead
 */
public record Lot(
        int standsLost,
        int gunStandsDamaged,
        boolean fixedGunsLost,
        State after,
        Retreat retreat,
        Optional<Advance> advance,
        boolean holds,
        boolean mayRecall,
        boolean fallenLeaderCheck) {

    /** Whether it must attack the closest enemy. */
    public boolean breaksThrough() {
        return advance.filter(Advance.BREAKTHROUGH::equals).isPresent();
    }

    public boolean carriesThePosition() {
        return advance.filter(each -> each == Advance.CARRY || each == Advance.CARRY_OR_RECALL)
                .isPresent();
    }
}
