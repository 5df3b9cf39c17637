package org.longroll.adf.battle;

import java.util.List;
import java.util.UUID;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.MoraleAnswer;
import org.longroll.adf.rules.MoraleCheck;
import org.longroll.battle.Battle;
import org.longroll.battle.UnitObjection;
import org.longroll.rules.Verdict;

/** The rules, asked about units as they stand. Whose part of the turn it is, and what a unit has left to do, play no role. */
public final class AdfOdds {

    private final Scene moment;

    public AdfOdds(Battle battle, AdfRules rules) {
        this.moment = Scene.ofNobody(battle, rules);
    }

    /** A fire as it would be recorded; its dice do not matter. */
    public Verdict<FireAnswer> fire(Deed.Fire fire) {
        var refusal = moment.first(
                () -> moment.deeds().toNaming(fire.units(), "units"),
                () -> moment.deeds()
                        .toAttacking(
                                fire.target(),
                                moment.unit(fire.units().getFirst()).side(),
                                "target"),
                () -> UnitObjection.each(
                        fire.passThrough().stream()
                                .map(Deed.TargetBehind::target)
                                .toList(),
                        "passThrough",
                        moment.deeds()::toNaming));
        return Verdict.orAsk(refusal, () -> new Shots(moment).ask(fire));
    }

    /** A check that is due. */
    public Verdict<MoraleAnswer> check(String due, SaidSituation said) {
        return DuePlay.due(moment, due, AdfDue.Kind.MORALE_CHECK).then(called -> {
            var unit = moment.unit(called.unit());
            var losses = called.lostBefore() == null ? unit.losses() : new Losses(1, 1, called.lostBefore());
            return moment.rules()
                    .check(new MoraleCheck(
                            unit.nerves(),
                            losses,
                            called.checkModifier(),
                            called.from(),
                            said.over(called.situation()).situation()));
        });
    }

    /** A check that might come, or a rally. */
    public Verdict<MoraleAnswer> check(String unit, int checkModifier, CheckCause from, SaidSituation said) {
        return Verdict.unless(moment.deeds().toNaming(unit, "unit"), () -> moment.unit(unit))
                .then(one -> moment.rules()
                        .check(new MoraleCheck(
                                one.nerves(),
                                one.losses(),
                                checkModifier,
                                from,
                                said.over(Preparation.of(moment.field(), one, null))
                                        .situation())));
    }

    /** The impact of the charge that is under way. */
    public Verdict<ImpactAnswer> impact(UUID charge, SaidSituation attacker, SaidSituation defender) {
        var found = moment.field().charge(charge);
        return Verdict.unless(
                        AdfBattleRefusal.NO_SUCH_CHARGE.when(
                                found.isEmpty(), "charge", () -> "No charge with this id is under way."),
                        found::orElseThrow)
                .then(made -> {
                    var charged = moment.unit(made.target());
                    return impact(
                            moment.unit(made.lead()),
                            attacker,
                            charged,
                            defender.over(Preparation.ofTheCharged(moment.field(), charged, made)));
                });
    }

    /** The impact of a charge that somebody thinks of, at one inch. */
    public Verdict<ImpactAnswer> impact(
            String attacker, SaidSituation attackers, String defender, SaidSituation defenders, Aspect aspect) {
        var refusal =
                moment.first(() -> moment.deeds().toNaming(List.of(attacker), "attacker.unit"), () -> moment.deeds()
                        .toAttacking(defender, moment.unit(attacker).side(), "defender.unit"));
        return Verdict.unless(refusal, () -> moment.unit(attacker))
                .then(charger -> impact(
                        charger,
                        attackers,
                        moment.unit(defender),
                        defenders.over(SaidSituation.charged(charger.mounted() ? Arm.CAVALRY : Arm.INFANTRY, aspect))));
    }

    private Verdict<ImpactAnswer> impact(
            AdfUnit attacker, SaidSituation attackers, AdfUnit defender, SaidSituation defenders) {
        return moment.rules().impact(contestant(attacker, attackers), contestant(defender, defenders));
    }

    private Contestant contestant(AdfUnit unit, SaidSituation said) {
        var situation = said.over(Preparation.of(moment.field(), unit, null));
        return new Contestant(unit.nerves(), unit.strength(), unit.losses(), situation.situation());
    }
}
