package org.longroll.rff.rules;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.chart.ChargeChart;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeModifier;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.Quality;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Word;

/** The modifiers of one side of a charge. Different lines add up, one line counts once. */
record ChargeModifiers(ChargeChart chart) {

    private static final Set<ChargeModifier> OF_THE_UNIT = EnumSet.range(ChargeModifier.CRACK, ChargeModifier.SPENT);

    Modifiers of(Contender side, Contender enemy) {
        var lines = EnumSet.of(quality(side.quality()), effectiveness(side.effectiveness()));
        outnumbered(side.stands(), enemy.stands()).ifPresent(lines::add);
        side.conditions().forEach(condition -> lines.add(condition.line()));
        if (side.arm() == ChargeArm.CAVALRY
                && !lines.contains(ChargeModifier.CAVALRY_OPEN_GROUND)
                && !lines.contains(ChargeModifier.CAVALRY_BROKEN_GROUND)) {
            lines.add(ChargeModifier.CAVALRY_ROUGH_GROUND_OR_STATIONARY);
        }
        lines.retainAll(chart.modifiers().keySet());
        return Modifiers.of(lines.stream().map(this::modifier).toList());
    }

    /** The worst odds that the enemy's stands in contact reach. */
    private Optional<ChargeModifier> outnumbered(int stands, int enemies) {
        var odds = new Fraction(enemies, stands);
        return chart.outnumbered().entrySet().stream()
                .filter(line -> line.getValue().atMost(odds))
                .map(Map.Entry::getKey)
                .reduce((milder, worse) -> worse);
    }

    private Modifier modifier(ChargeModifier line) {
        var source = OF_THE_UNIT.contains(line) ? Source.UNIT : Source.SITUATION;
        return new Modifier(line.word(), Word.line(chart.modifiers(), line), true, source);
    }

    private static ChargeModifier quality(Quality quality) {
        return switch (quality) {
            case CRACK -> ChargeModifier.CRACK;
            case VETERAN -> ChargeModifier.VETERAN;
            case TRAINED -> ChargeModifier.TRAINED;
            case GREEN -> ChargeModifier.GREEN;
        };
    }

    private static ChargeModifier effectiveness(Effectiveness effectiveness) {
        return switch (effectiveness) {
            case FRESH -> ChargeModifier.FRESH;
            case WORN -> ChargeModifier.WORN;
            case SPENT -> ChargeModifier.SPENT;
        };
    }
}
