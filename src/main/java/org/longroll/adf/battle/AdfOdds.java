package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.MoraleAnswer;
import org.longroll.adf.rules.MoraleCheck;
import org.longroll.battle.Battle;
import org.longroll.rules.Fraction;
import org.longroll.rules.Verdict;

/** The rules applied to units in their present state. The part of the turn and the actions left do not matter. */
public final class AdfOdds {

    private final Scene scene;

    public AdfOdds(Battle battle, AdfRules rules) {
        this.scene = Scene.ofNobody(battle, rules);
    }

    /** A fire as it would be recorded; its dice are ignored. */
    public Verdict<FireAnswer> fire(Deed.Fire fire) {
        var refusal = scene.first(
                () -> scene.deeds().toNaming(fire.units(), "units"),
                () -> scene.deeds()
                        .toAttacking(
                                fire.target(),
                                scene.unit(fire.units().getFirst()).side(),
                                "target"),
                () -> new FirePlay(scene).behind(fire),
                () -> new FirePlay(scene).toDistance(fire));
        return Verdict.orAsk(refusal, () -> {
            var course = scene.course();
            Charges.comeUnder(course, fire);
            return new Shots(scene.after(course)).ask(fire);
        });
    }

    /** Both sides of the melee that a charge has come to; one that cannot fight hand to hand is empty. */
    public Verdict<Melee> melee(UUID charge, MountedWith attackers, MountedWith defenders) {
        return scene.field()
                .charge(charge)
                .map(made -> Verdict.allowed(new Melee(
                        struck(made.lead(), made.target(), attackers), struck(made.target(), made.lead(), defenders))))
                .orElseGet(() -> Verdict.refused(
                        AdfBattleRefusal.NO_SUCH_CHARGE.of("charge", "No charge with this id is under way.")));
    }

    /** The sums that each side adds to its dice, hand to hand. */
    public record Melee(Optional<FireAnswer> attacker, Optional<FireAnswer> defender) {}

    private Optional<FireAnswer> struck(String unit, String enemy, MountedWith with) {
        return switch (new Shots(scene).askMelee(unit, enemy, with)) {
            case Verdict.Refused<FireAnswer> cannot -> Optional.empty();
            case Verdict.Allowed<FireAnswer>(var answer) -> Optional.of(answer);
        };
    }

    /** The last statement about a unit's surroundings. */
    public LastSaid lastSaid(String unit) {
        return LastSaid.of(scene.battle(), unit);
    }

    public Verdict<MoraleAnswer> check(String due, SaidSituation said) {
        return DuePlay.due(scene, due, AdfDue.Kind.MORALE_CHECK)
                .then(called -> Verdict.unless(said.objection(scene, called.side(), ""), () -> called))
                .then(called -> {
                    var unit = scene.unit(called.unit());
                    var losses = called.lostBefore() == null ? unit.losses() : new Losses(1, 1, called.lostBefore());
                    return scene.rules()
                            .check(new MoraleCheck(
                                    unit.nerves(),
                                    losses,
                                    called.checkModifier(),
                                    called.from(),
                                    said.over(Preparation.now(scene, called)).situation()));
                });
    }

    /** A hypothetical check, or a rally. */
    public Verdict<MoraleAnswer> check(String unit, int checkModifier, CheckCause from, SaidSituation said) {
        return Verdict.unless(
                        scene.first(
                                () -> scene.deeds().toNaming(unit, "unit"),
                                () -> said.objection(scene, scene.unit(unit).side(), "")),
                        () -> scene.unit(unit))
                .then(one -> scene.rules()
                        .check(new MoraleCheck(
                                one.nerves(),
                                one.losses(),
                                checkModifier,
                                from,
                                said.over(Preparation.of(scene.field(), one, null))
                                        .situation())));
    }

    public Verdict<ImpactAnswer> impact(UUID charge, SaidSituation attacker, SaidSituation defender) {
        var found = scene.field().charge(charge);
        return Verdict.unless(
                        AdfBattleRefusal.NO_SUCH_CHARGE.when(
                                found.isEmpty(), "charge", () -> "No charge with this id is under way."),
                        found::orElseThrow)
                .then(made -> Verdict.unless(
                        ImpactPlay.benefits(scene, made.lead(), attacker, made.target(), defender), () -> made))
                .then(made -> {
                    var course = scene.course();
                    Charges.comeTo(course, Fraction.ZERO);
                    var charged = scene.unit(made.target());
                    return impact(
                            course.unit(made.lead()),
                            attacker,
                            charged,
                            defender.over(Preparation.ofTheCharged(scene.field(), charged, made)),
                            made.run().disengaged());
                });
    }

    /** The impact of a hypothetical charge, at one inch. */
    public Verdict<ImpactAnswer> impact(
            String attacker, SaidSituation attackers, String defender, SaidSituation defenders, Aspect aspect) {
        var refusal = scene.first(
                () -> scene.deeds().toNaming(List.of(attacker), "attacker.unit"),
                () -> scene.deeds().toAttacking(defender, scene.unit(attacker).side(), "defender.unit"),
                () -> ImpactPlay.benefits(scene, attacker, attackers, defender, defenders));
        return Verdict.unless(refusal, () -> scene.unit(attacker))
                .then(charger -> impact(
                        charger,
                        attackers,
                        scene.unit(defender),
                        defenders.over(SaidSituation.charged(charger.mounted() ? Arm.CAVALRY : Arm.INFANTRY, aspect)),
                        false));
    }

    private Verdict<ImpactAnswer> impact(
            AdfUnit attacker, SaidSituation attackers, AdfUnit defender, SaidSituation defenders, boolean disengaging) {
        return scene.rules()
                .impact(
                        ImpactPlay.contestant(scene, attackers, attacker, defender, false),
                        ImpactPlay.contestant(scene, defenders, defender, attacker, disengaging));
    }
}
