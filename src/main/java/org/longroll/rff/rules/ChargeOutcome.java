package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.ChargeResult;

/** The result of a charge combat; {@code again} is the next one after a desperate struggle. */
public record ChargeOutcome(
        int attack, int defence, ChargeResult result, Lot attacker, Lot defender, Optional<ChargeCombat> again) {

    public int difference() {
        return attack - defence;
    }
}
