package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.ChargeResult;

/**
 * What a charge combat did.
 *
 * @param attack the attacker's total, {@code defence} the defender's
 * @param again the combat to be rolled next where this one was a desperate struggle and both sides still stand
 */
public record ChargeOutcome(
        int attack, int defence, ChargeResult result, Lot attacker, Lot defender, Optional<ChargeCombat> again) {

    public int difference() {
        return attack - defence;
    }
}
