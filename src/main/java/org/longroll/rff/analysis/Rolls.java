package org.longroll.rff.analysis;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.analysis.Episode;
import org.longroll.analysis.Happening.Threw;
import org.longroll.analysis.Happening.Threw.Reading;
import org.longroll.analysis.RollKind;
import org.longroll.analysis.Spread;
import org.longroll.battle.Field;
import org.longroll.dice.Dice;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.rff.battle.ChargeEvent.ChargeResolved;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.LeaderEvent.LeaderStruck;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rules.Word;

final class Rolls {

    private static final Set<LeaderFate> REMOVED =
            EnumSet.of(LeaderFate.SHOT_DEAD, LeaderFate.MORTALLY_WOUNDED, LeaderFate.GRIEVOUSLY_WOUNDED);

    private Rolls() {}

    static double steps(String result) {
        var found = Word.find(FireResult.class, result).orElseThrow();
        return (double) FireResult.DESULTORY.ordinal() - found.ordinal();
    }

    static Threw fire(FireResolved fire, List<String> firers, Spread spread, Field field) {
        var result = fire.result().word();
        var reading = new Reading(
                field.table().sideOf(firers.getFirst()), firers, List.of(fire.target()), result, steps(result), spread);
        return Threw.of(RollKind.EFFECT_OF_FIRE, reading);
    }

    /** Units that check together read one die, each with its own modifiers. */
    static Optional<Threw> maneuver(Episode episode) {
        List<Reading> readings = new ArrayList<>();
        for (var step : episode.steps()) {
            if (step.event() instanceof ManeuverResolved check) {
                readings.add(new Reading(
                        step.before().table().sideOf(check.unit()),
                        List.of(check.unit()),
                        List.of(),
                        check.result().word(),
                        handling(check.result().word()),
                        Spread.of(check.odds(), Rolls::handling)));
            }
        }
        return readings.isEmpty() ? Optional.empty() : Optional.of(new Threw(RollKind.MANEUVER, readings));
    }

    /** Lines of the maneuver table, both columns side by side; the worst is 0. */
    private static double handling(String result) {
        return switch (Word.find(ManeuverResult.class, result).orElseThrow()) {
            case ROUT -> 0;
            case PANIC -> 1;
            case FALL_BACK, WAVERING -> 2;
            case TARDY, RALLY, HASTY -> 3;
            case WELL_HANDLED, RALLY_WITH_ELAN -> 4;
            case DOUBLE_QUICK -> 5;
        };
    }

    /** The attacker's total minus the defender's. */
    static Threw combat(ChargeResolved combat, Episode episode, Field field) {
        var die = new Dice(1, sides(episode)).sum();
        var reading = new Reading(
                field.table().sideOf(combat.attacker().units().getFirst()),
                combat.attacker().units(),
                combat.defender().units(),
                combat.result().word(),
                combat.difference(),
                Spread.of(
                        die.combine(die, (mine, theirs) -> mine - theirs),
                        combat.attacker().modifier() - combat.defender().modifier()));
        return Threw.of(RollKind.CHARGE_COMBAT, reading);
    }

    private static int sides(Episode episode) {
        return episode.dice().mapToInt(DiceRolled::sides).findFirst().orElseThrow();
    }

    /** Whether the leader survives; a wound that keeps him away for a turn does not count against him. */
    static Threw leader(LeaderStruck struck, Field field) {
        var table = field.table();
        var with = ((RffField) field).leaders().get(struck.leader()).attachedTo();
        var fate = struck.fate().word();
        var reading = new Reading(
                table.sideOf(table.leader(struck.leader()).orElseThrow()),
                with == null ? List.of() : List.of(with),
                List.of(),
                fate,
                comesThrough(fate),
                Spread.of(struck.odds(), Rolls::comesThrough));
        return Threw.of(RollKind.LEADER_UNDER_FIRE, reading);
    }

    private static double comesThrough(String fate) {
        return REMOVED.contains(Word.find(LeaderFate.class, fate).orElseThrow()) ? 0 : 1;
    }
}
