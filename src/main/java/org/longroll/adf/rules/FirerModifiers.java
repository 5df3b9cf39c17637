package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FirerModifier;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Word;

/** The firers' own modifiers, which add up. The worst quality counts, and a bonus must apply to all firers. */
record FirerModifiers(FireChart chart) {

    List<Modifier> of(FireOrder order, RangeBand band) {
        var modifiers = new ArrayList<Modifier>(4);
        worst(order, firer -> quality(firer.troops().quality()), Source.FIRER)
                .filter(modifier -> modifier.value() != 0)
                .ifPresent(modifiers::add);
        if (all(order, firer -> firer.troops().formation() == Formation.EXTENDED_LINE)) {
            worst(order, firer -> FirerModifier.FIRER_EXTENDED_LINE, Source.FIRER)
                    .ifPresent(modifiers::add);
        }
        if (all(order, Firer::openingVolley)) {
            worst(order, FirerModifiers::openingVolley, Source.FIRER).ifPresent(modifiers::add);
        }
        if (band == RangeBand.POINT_BLANK && all(order, this::smoothbore)) {
            worst(order, firer -> FirerModifier.SMOOTHBORE_AT_POINT_BLANK, Source.FIRER)
                    .ifPresent(modifiers::add);
        }
        if (order.kind() == FireKind.DELIBERATE) {
            worst(order, firer -> FirerModifier.DELIBERATE_FIRE, Source.SITUATION)
                    .ifPresent(modifiers::add);
        }
        return modifiers;
    }

    /** A line of the chart, with its value for the firer for which it is worst. */
    private Optional<Modifier> worst(FireOrder order, Function<Firer, FirerModifier> line, Source source) {
        return order.firers().stream()
                .min(Comparator.comparingInt(firer -> value(line.apply(firer), firer)))
                .filter(firer -> chart.firer().containsKey(line.apply(firer)))
                .map(firer -> new Modifier(line.apply(firer).word(), value(line.apply(firer), firer), true, source));
    }

    /** Zero if the line is not printed. */
    private int value(FirerModifier line, Firer firer) {
        var printed = chart.firer().get(line);
        return printed == null
                ? 0
                : printed.value(firer.troops().arm(), firer.troops().mounted());
    }

    private static boolean all(FireOrder order, Predicate<Firer> holds) {
        return order.firers().stream().allMatch(holds);
    }

    private boolean smoothbore(Firer firer) {
        return firer.weapon() instanceof SmallArm arm
                && Word.line(chart.smallArms(), arm).smoothbore();
    }

    private static FirerModifier openingVolley(Firer firer) {
        return firer.troops().quality() == Quality.GREEN
                ? FirerModifier.OPENING_VOLLEY_BY_GREEN
                : FirerModifier.OPENING_VOLLEY;
    }

    private static FirerModifier quality(Quality quality) {
        return switch (quality) {
            case ELITE -> FirerModifier.FIRER_ELITE;
            case VETERAN -> FirerModifier.FIRER_VETERAN;
            case TRAINED -> FirerModifier.FIRER_TRAINED;
            case GREEN -> FirerModifier.FIRER_GREEN;
        };
    }
}
