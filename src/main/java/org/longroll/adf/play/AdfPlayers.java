package org.longroll.adf.play;

import java.util.Map;
import java.util.Optional;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.rules.AcrossADeadlyField;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Referee;
import org.longroll.journal.Event;
import org.longroll.rules.Rules;
import org.longroll.simulation.Player;
import org.longroll.simulation.Players;
import org.longroll.simulation.Sandtable;
import org.longroll.simulation.Temperament;

/** The players of Across A Deadly Field. */
public final class AdfPlayers implements Players {

    @Override
    public String system() {
        return AcrossADeadlyField.NAME;
    }

    @Override
    public Player player(Rules rules, Referee referee, Sandtable table, Map<String, Temperament> temperaments) {
        return new AdfPlayer((AdfRules) rules, referee, table, temperaments);
    }

    @Override
    public Optional<String> outcome(Event event) {
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
