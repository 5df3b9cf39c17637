package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.ChargeResult;

/**
 * The result of a charge combat.
 *
 * @param attack the attacker's total, {@code defence} the defender's
 * @param again the next combat, after a desperate struggle in which both sides still stand
 */
public record ChargeOutcome(
        int attack, int defence, ChargeResult result, Lot attacker, Lot defender, Optional<ChargeCombat> again) {

    public int difference() {
        return attack - defence;
    }
}
