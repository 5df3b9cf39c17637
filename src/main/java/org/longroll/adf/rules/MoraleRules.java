package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.MoraleModifier;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/** Basic and modified morale points, checks and rallies, the tactical competence test. */
record MoraleRules(MoraleChart chart, Waivers waivers) {

    Verdict<MoraleAnswer> check(MoraleCheck check) {
        return Verdict.unless(objection(check.troops(), check.situation(), ""), () -> {
            var support = chart.procedure().support();
            int most = check.situation().inCharge() ? support.mostInCharge() : support.most();
            var added = new ArrayList<Modifier>();
            if (check.checkModifier() != 0) {
                added.add(new Modifier("check-called", check.checkModifier(), true, Source.SITUATION));
            }
            return answer(check, most, added);
        });
    }

    /** The MMP of an impact: with the charge morale modifier, and its own limit on support. */
    MoraleAnswer inImpact(Troops troops, Losses losses, Situation situation, int cmm) {
        var check = new MoraleCheck(troops, losses, 0, CheckCause.OTHER, situation);
        var added = List.of(new Modifier("charge-morale-modifier", cmm, true, Source.UNIT));
        return answer(check, chart.procedure().support().mostInImpact(), added);
    }

    private MoraleAnswer answer(MoraleCheck check, int supportMost, List<Modifier> added) {
        var troops = check.troops();
        int bmp = bmp(troops, check.losses());
        var modifiers = new ArrayList<Modifier>();
        int level = chart.procedure().levels().getOrDefault(troops.morale(), 0);
        if (level != 0) {
            modifiers.add(new Modifier("morale-level", level, true, Source.UNIT));
        }
        modifiers.addAll(added);
        modifiers.addAll(SituationModifiers.of(
                chart, troops, check.situation(), check.from() == CheckCause.ARTILLERY, supportMost));
        var all = Modifiers.of(modifiers);
        var procedure = chart.procedure();
        int mmp = Math.clamp(bmp + all.sum(), procedure.leastMmp(), procedure.mostMmp());
        return new MoraleAnswer(troops, check.recoverable(), bmp, all, mmp, chart);
    }

    /** A unit mustered with one stand has no middle column: it is intact, or on its last stand. */
    int bmp(Troops troops, Losses losses) {
        var line = Word.line(chart.bmp(), troops.quality());
        if (troops.arm() == Arm.ARTILLERY) {
            return line.noneLost() + chart.procedure().sectionLost() * losses.lost();
        }
        if (losses.stands() == 1) {
            return losses.lost() == 0 ? line.noneLost() : line.lastStand();
        }
        if (losses.standsLeft() == losses.stands()) {
            return line.noneLost();
        }
        return losses.standsLeft() == 1 ? line.lastStand() : line.someLost();
    }

    /** The objection to this unit's check; the field is below the path of its situation. */
    Optional<Refusal> objection(Troops troops, Situation situation, String side) {
        var works = Optional.ofNullable(situation.works()).map(Works::line);
        var cover = Optional.ofNullable(situation.cover()).map(MoraleCover::line);
        return waivers.first(
                () -> troops.offTheTable(side + "unit.morale"),
                () -> notPrinted(
                        works,
                        side + "situation.works",
                        Arrays.stream(Works.values()).map(Works::line)),
                () -> notPrinted(
                        cover,
                        side + "situation.cover",
                        Arrays.stream(MoraleCover.values()).map(MoraleCover::line)));
    }

    private Optional<Refusal> notPrinted(Optional<MoraleModifier> cover, String field, Stream<MoraleModifier> alike) {
        return cover.filter(line -> !chart.modifiers().containsKey(line))
                .map(line -> AdfRefusal.COVER_NOT_PRINTED.of(
                        field,
                        "This edition knows no %s for morale; it knows: %s."
                                .formatted(
                                        line.word(),
                                        alike.filter(chart.modifiers()::containsKey)
                                                .map(MoraleModifier::word)
                                                .collect(Collectors.joining(", ")))));
    }

    Verdict<CompetenceAnswer> competence(Troops troops, Losses losses) {
        return Verdict.unless(
                waivers.first(
                        () -> AdfRefusal.NO_COMPETENCE_TEST.when(
                                !chart.procedure().competenceTest(),
                                "ruleset",
                                () -> "This edition has no tactical competence test."),
                        () -> troops.offTheTable("unit.morale")),
                () -> new CompetenceAnswer(bmp(troops, losses)));
    }
}
