package org.longroll.rff.play;

import java.util.Map;
import java.util.Optional;
import org.longroll.battle.Referee;
import org.longroll.journal.Event;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.FireEvent;
import org.longroll.rff.battle.LeaderEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.rules.RegimentalFireAndFury;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Rules;
import org.longroll.simulation.Player;
import org.longroll.simulation.Players;
import org.longroll.simulation.Sandtable;
import org.longroll.simulation.Temperament;

/** The players of Regimental Fire and Fury. */
public final class RffPlayers implements Players {

    @Override
    public String system() {
        return RegimentalFireAndFury.NAME;
    }

    @Override
    public Player player(Rules rules, Referee referee, Sandtable table, Map<String, Temperament> temperaments) {
        return new RffPlayer((RffRules) rules, referee, table, temperaments);
    }

    @Override
    public Optional<String> outcome(Event event) {
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
