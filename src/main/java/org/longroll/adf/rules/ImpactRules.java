package org.longroll.adf.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.ImpactChart;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/** The impact of a charge, and its follow-up. */
record ImpactRules(ImpactChart chart, MoraleRules morale, MovementRules movement, Waivers waivers) {

    Verdict<ImpactAnswer> impact(Contestant attacker, Contestant defender) {
        return Verdict.unless(objection(attacker, defender), () -> {
            var attacking = party(attacker, attacker.situation().inImpact(true));
            var defending = party(defender, defender.situation().inImpact(false));
            return defender.troops().morale() == Morale.ROUTED
                    ? new ImpactAnswer.Surrender(attacking, defending, chart.routedInContact())
                    : new ImpactAnswer.Contest(attacking, defending, attacker, defender, chart);
        });
    }

    private Optional<Refusal> objection(Contestant attacker, Contestant defender) {
        return waivers.first(
                () -> ChargeRules.cannot(attacker.troops(), "attacker.unit."),
                () -> morale.objection(attacker.troops(), attacker.situation(), "attacker."),
                () -> morale.objection(defender.troops(), defender.situation(), "defender."));
    }

    private ImpactAnswer.Party party(Contestant unit, Situation situation) {
        var cmm = cmm(unit.troops(), unit.disengaging());
        if (cmm.isEmpty()) {
            return new ImpactAnswer.Party(value(unit), cmm, OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
        }
        var answer = morale.inImpact(unit.troops(), unit.losses(), situation, cmm.getAsInt());
        return new ImpactAnswer.Party(
                value(unit),
                cmm,
                OptionalInt.of(answer.bmp()),
                OptionalInt.of(answer.mmp()),
                Optional.of(answer.modifiers()));
    }

    /** A unit that was caught disengaging has the modifier of that line, and never a better one than its own. */
    private OptionalInt cmm(Troops troops, boolean disengaging) {
        if (troops.arm() == Arm.ARTILLERY) {
            return OptionalInt.of(chart.artilleryCmm());
        }
        if (troops.morale() == Morale.ROUTED) {
            return OptionalInt.empty();
        }
        int own = movement.line(troops).cmm();
        return OptionalInt.of(
                disengaging ? Math.max(own, movement.table(troops).disengage().cmm()) : own);
    }

    private int value(Contestant unit) {
        return Fraction.whole(unit.strength())
                .times(Word.line(chart.value(), unit.troops().arm()))
                .rounded(chart.valueRounding());
    }

    /** How far short of the defender an attacker stops, by one die. */
    Fraction stopsShort(int die) {
        return chart.stopShortInches().times(die);
    }

    /** The morale of a unit after an impact that it took part in. */
    Morale involved(Morale before) {
        return before == Morale.GOOD_ORDER ? chart.goodOrderBecomes() : before;
    }

    /** How far a winning attacker may follow, by how far the loser fell back. */
    Verdict<Integer> follow(ImpactOutcome outcome) {
        boolean won = outcome.winner().filter(Side.ATTACKER::equals).isPresent()
                && outcome.defeat().isPresent();
        return Verdict.unless(
                waivers.first(() -> AdfRefusal.NOTHING_TO_PURSUE.when(
                        !won, "impact", () -> "The attacker did not win and holds where he is.")),
                () -> outcome.defeat()
                        .map(defeat -> defeat.fallBackInches().orElse(0))
                        .map(inches -> Math.max(0, inches - chart.followInchesLess()))
                        .orElse(0));
    }
}
