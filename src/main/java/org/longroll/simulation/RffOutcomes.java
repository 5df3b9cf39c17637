package org.longroll.simulation;

import java.util.Optional;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.rff.ChargeEvent;
import org.longroll.battle.rff.FireEvent;
import org.longroll.battle.rff.LeaderEvent;
import org.longroll.battle.rff.ManeuverEvent;

/** The results of Regimental Fire and Fury that people keep statistics of. */
final class RffOutcomes {

    private RffOutcomes() {}

    static Optional<String> of(BattleEvent event) {
        return switch (event) {
            case FireEvent.FireResolved fire ->
                Optional.of("fire: " + fire.result().word());
            case ManeuverEvent.ManeuverResolved check ->
                Optional.of("maneuver: " + check.result().word());
            case ChargeEvent.ChargeResolved charge ->
                Optional.of("charge: " + charge.result().word());
            case LeaderEvent.LeaderStruck struck ->
                Optional.of("leader: " + struck.fate().word());
            default -> Optional.empty();
        };
    }
}
