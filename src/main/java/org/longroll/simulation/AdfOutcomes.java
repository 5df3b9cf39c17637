package org.longroll.simulation;

import java.util.Optional;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.adf.AdfEvent;
import org.longroll.battle.adf.ChargeEvent;

/** The results of Across A Deadly Field that people keep statistics of. */
final class AdfOutcomes {

    private AdfOutcomes() {}

    static Optional<String> of(BattleEvent event) {
        return switch (event) {
            case AdfEvent.FireResolved fire ->
                Optional.of("fire: " + fire.result().word());
            case AdfEvent.CheckResolved check ->
                Optional.of("morale: " + check.outcome().word());
            case ChargeEvent.ImpactResolved impact ->
                Optional.of("impact: " + impact.outcome().word());
            default -> Optional.empty();
        };
    }
}
