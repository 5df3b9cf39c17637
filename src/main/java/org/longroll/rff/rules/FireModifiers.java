package org.longroll.rff.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rff.chart.Quality;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Modifiers;

/** What is added to the fire die. Different lines add up, one line counts once, cover is one line. */
final class FireModifiers {

    static final String FIRE_POINTS = "fire-points";

    private final FireChart chart;

    FireModifiers(FireChart chart) {
        this.chart = chart;
    }

    Modifiers of(FireOrder order, int points) {
        var firers = EnumSet.noneOf(FireModifier.class);
        if (order.buckAndBall() || order.sharpshooters()) {
            firers.add(FireModifier.BUCK_AND_BALL_OR_SHARPSHOOTERS);
        }
        if (order.kind() == FireKind.MUSKETRY && anyGreen(order)) {
            firers.add(FireModifier.GREEN_MUSKETRY);
        }
        var modifiers = new ArrayList<Modifier>();
        modifiers.add(new Modifier(FIRE_POINTS, chart.modifier(points), true, Source.FIRER));
        modifiers.addAll(printed(firers, Source.FIRER));
        modifiers.addAll(printed(target(order.target()), Source.TARGET));
        return Modifiers.of(modifiers);
    }

    private static boolean anyGreen(FireOrder order) {
        return order.firers().stream().anyMatch(firer -> firer.quality() == Quality.GREEN);
    }

    private static Set<FireModifier> target(Target target) {
        var lines = EnumSet.noneOf(FireModifier.class);
        target.conditions().forEach(condition -> lines.add(condition.line(target.kind())));
        cover(target).ifPresent(lines::add);
        return lines;
    }

    private static Optional<FireModifier> cover(Target target) {
        return switch (target.cover()) {
            case NONE ->
                target.extendedLine() ? Optional.of(FireModifier.PARTIAL_COVER_OR_EXTENDED_LINE) : Optional.empty();
            case PARTIAL ->
                Optional.of(
                        target.extendedLine()
                                ? FireModifier.FULL_COVER_OR_EXTENDED_LINE_IN_PARTIAL_COVER
                                : FireModifier.PARTIAL_COVER_OR_EXTENDED_LINE);
            case FULL -> Optional.of(FireModifier.FULL_COVER_OR_EXTENDED_LINE_IN_PARTIAL_COVER);
            case FORTIFIED -> Optional.of(FireModifier.FORTIFIED_POSITION);
        };
    }

    private List<Modifier> printed(Set<FireModifier> lines, Source source) {
        return lines.stream()
                .filter(chart.modifiers()::containsKey)
                .map(line -> new Modifier(line.word(), chart.modifiers().get(line), true, source))
                .toList();
    }
}
