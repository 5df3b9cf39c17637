package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;

/** Charge combat: both dice, and the effects on both sides. */
record ChargeRules(ChargeChart chart, TheDie die, Waivers waivers, ChargeModifiers modifiers) {

    ChargeRules(ChargeChart chart, TheDie die, Waivers waivers) {
        this(chart, die, waivers, new ChargeModifiers(chart));
    }

    Verdict<ChargeAnswer> charge(ChargeCombat combat) {
        return Verdict.unless(objection(combat), () -> answer(combat));
    }

    private ChargeAnswer answer(ChargeCombat combat) {
        return new ChargeAnswer(
                combat,
                modifiers.of(combat.attacker(), combat.defender()),
                modifiers.of(combat.defender(), combat.attacker()),
                chart,
                die);
    }

    /** The next roll of a struggle: both sides as it left them, with their new modifiers. */
    Optional<ChargeAnswer> again(ChargeOutcome outcome) {
        return outcome.again().map(this::answer);
    }

    private Optional<Refusal> objection(ChargeCombat combat) {
        return waivers.first(
                () -> RffRefusal.GUNS_DO_NOT_CHARGE.when(
                        combat.attacker().arm() == ChargeArm.GUNS, "attacker.kind", () -> "Guns do not charge."),
                () -> RffRefusal.CANNOT_COUNTERCHARGE.when(
                        combat.attacker().countercharging(),
                        "attacker.countercharging",
                        () -> "The attacker charges; only the defender may countercharge."),
                () -> objection(combat.attacker(), "attacker."),
                () -> objection(combat.defender(), "defender."));
    }

    private Optional<Refusal> objection(Contender side, String field) {
        return waivers.first(
                () -> doesNotFit(side, field),
                () -> RffRefusal.CONTRADICTION.when(
                        side.is(ChargeCondition.SUPPORTED_GUNS) && side.is(ChargeCondition.UNSUPPORTED_GUNS),
                        field + "conditions",
                        () -> "Guns are supported or not."),
                () -> RffRefusal.CONTRADICTION.when(
                        side.is(ChargeCondition.CAVALRY_OPEN_GROUND) && side.is(ChargeCondition.CAVALRY_BROKEN_GROUND),
                        field + "conditions",
                        () -> "Cavalry charges over open or over broken ground."),
                () -> RffRefusal.CONTRADICTION.when(
                        otherGround(side),
                        field + "ground",
                        () -> "The conditions say that it charged over other ground."),
                () -> RffRefusal.CONDITION_DOES_NOT_FIT.when(
                        side.fixed() && side.arm() != ChargeArm.GUNS, field + "fixed", () -> "Only guns are fixed."),
                () -> RffRefusal.CANNOT_COUNTERCHARGE.when(
                        side.countercharging() && side.arm() != ChargeArm.CAVALRY,
                        field + "countercharging",
                        () -> "Only cavalry countercharges."));
    }

    /** Checked only if the arm was given; conditions alone may be anything that the chart prints. */
    private static Optional<Refusal> doesNotFit(Contender side, String field) {
        return side.saidArm().flatMap(arm -> side.conditions().stream()
                .filter(condition -> !condition.fits(arm))
                .findFirst()
                .map(condition -> RffRefusal.CONDITION_DOES_NOT_FIT.of(
                        field + "conditions", "“" + condition.word() + "” is not said of " + arm.word() + ".")));
    }

    private static boolean otherGround(Contender side) {
        return side.ground()
                .filter(ground -> side.is(ChargeCondition.CAVALRY_OPEN_GROUND)
                                && (ground == Ground.BROKEN || ground == Ground.ROUGH)
                        || side.is(ChargeCondition.CAVALRY_BROKEN_GROUND) && ground != Ground.BROKEN)
                .isPresent();
    }
}
