package org.longroll.adf.analysis;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.battle.LeaderEvent;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.analysis.Happening.Threw;
import org.longroll.analysis.Happening.Threw.Reading;
import org.longroll.analysis.RollKind;
import org.longroll.analysis.Spread;
import org.longroll.battle.Field;
import org.longroll.battle.Odds;
import org.longroll.dice.Dice;
import org.longroll.rules.Word;

final class Rolls {

    private static final String GUNS_LOST = "guns-lost";

    private Rolls() {}

    /** As the results print them: 2H is two hits, a check alone is none. */
    static double hits(String result) {
        return result.endsWith("H") ? Integer.parseInt(result.substring(0, result.length() - 1)) : 0;
    }

    static Threw fire(AdfEvent.FireResolved fire, Spread spread, Field field) {
        var side = field.table().sideOf(fire.firers().getFirst());
        return Threw.of(
                RollKind.FIRE,
                new Reading(
                        side, fire.firers(), List.of(fire.unit()), fire.result().word(), fire.hits(), spread));
    }

    static Threw check(AdfEvent.CheckResolved check, Field field) {
        var kind = check.from() == CheckCause.RALLY ? RollKind.RALLY : RollKind.MORALE_CHECK;
        var after = check.moraleAfter().word();
        return own(kind, check.unit(), field, after, levels(after), Spread.of(check.odds(), Rolls::levels));
    }

    /** Levels above routed; out of the battle is one below it. */
    private static double levels(String morale) {
        int level = Word.find(Morale.class, morale).orElseThrow().ordinal();
        return Math.max(-1, Morale.ROUTED.ordinal() - level);
    }

    static Threw competence(AdfEvent.CompetenceTested test, Field field) {
        return own(
                RollKind.COMPETENCE_TEST,
                test.unit(),
                field,
                test.passed() ? "passed" : "failed",
                test.passed() ? 1 : 0,
                Spread.of(test.odds(), word -> word.equals("passed") ? 1 : 0));
    }

    /** Only guns can be lost by running; the distance is not counted as luck. */
    static Optional<Threw> rout(AdfEvent.UnitRan ran, Field field) {
        return ran.odds().ways().containsKey(GUNS_LOST)
                ? Optional.of(own(
                        RollKind.ROUT,
                        ran.unit(),
                        field,
                        ran.gunsLost() ? GUNS_LOST : "guns-saved",
                        ran.gunsLost() ? 0 : 1,
                        Spread.of(ran.odds(), word -> word.equals(GUNS_LOST) ? 0 : 1)))
                : Optional.empty();
    }

    /** Whether the leader survives; it counts for his unit as well. */
    static Threw leader(LeaderEvent.LeaderTested test, Field field) {
        var leader = ((AdfField) field).leaders().get(test.leader());
        var reading = new Reading(
                leader.side(),
                leader.attachedTo() == null ? List.of() : List.of(leader.attachedTo()),
                List.of(),
                test.killed() ? "killed" : "unhurt",
                test.killed() ? 0 : 1,
                Spread.of(test.odds(), word -> word.equals("killed") ? 0 : 1));
        return Threw.of(RollKind.LEADER_UNDER_FIRE, reading);
    }

    static Threw bonus(List<String> units, ChargeEvent.Reach reach, Odds odds, Field field) {
        var side = field.table().sideOf(units.getFirst());
        var reading = new Reading(
                side,
                units,
                List.of(),
                reach.bonus().decimal(),
                reach.bonus().value(),
                Spread.of(odds, Double::parseDouble));
        return Threw.of(RollKind.CHARGE_BONUS, reading);
    }

    /** The attacker's value minus the defender's; a routed unit in contact does not roll. */
    static Optional<Threw> impact(ChargeEvent.ImpactResolved impact, AdfCharge charge, Field field) {
        var attack = impact.attacker();
        var defence = impact.defender();
        if (attack.fiv() == null || defence.fiv() == null) {
            return Optional.empty();
        }
        int ahead = attack.fiv() - defence.fiv();
        int fallen = sum(attack.dice()) - sum(defence.dice());
        var dice = Dice.d6(attack.dice().size())
                .sum()
                .combine(Dice.d6(defence.dice().size()).sum(), (mine, theirs) -> mine - theirs);
        var reading = new Reading(
                field.table().sideOf(attack.unit()),
                charge.units(),
                List.of(defence.unit()),
                (impact.winner() == null ? "none" : impact.winner().word())
                        + "/"
                        + impact.outcome().word(),
                ahead,
                Spread.of(dice, ahead - fallen));
        return Optional.of(Threw.of(RollKind.IMPACT, reading));
    }

    private static int sum(List<Integer> faces) {
        return faces.stream().mapToInt(Integer::intValue).sum();
    }

    private static Threw own(RollKind kind, String unit, Field field, String outcome, double worth, Spread spread) {
        var side = field.table().sideOf(unit);
        return Threw.of(kind, new Reading(side, List.of(unit), List.of(), outcome, worth, spread));
    }
}
