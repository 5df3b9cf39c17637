package org.longroll.rff.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rff.chart.Quality;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Modifiers;

/** What is added to the fire die. Different lines add up, one line counts once, cover is one line. */
record FireModifiers(FireChart chart) {

    static final String FIRE_POINTS = "fire-points";

    Modifiers of(FireOrder order, int points) {
        var modifiers = new ArrayList<Modifier>();
        modifiers.add(new Modifier(FIRE_POINTS, chart.modifier(points), true, Source.FIRER));
        if (order.buckAndBall() || order.sharpshooters()) {
            modifiers.add(modifier(FireModifier.BUCK_AND_BALL_OR_SHARPSHOOTERS, Source.FIRER));
        }
        if (order.kind() == FireKind.MUSKETRY && anyGreen(order)) {
            modifiers.add(modifier(FireModifier.GREEN_MUSKETRY, Source.FIRER));
        }
        modifiers.addAll(target(order.target()));
        return Modifiers.of(modifiers);
    }

    private static boolean anyGreen(FireOrder order) {
        return order.firers().stream().anyMatch(firer -> firer.quality() == Quality.GREEN);
    }

    private List<Modifier> target(Target target) {
        var lines = EnumSet.noneOf(FireModifier.class);
        target.conditions().forEach(condition -> lines.add(condition.line(target.kind())));
        cover(target).ifPresent(lines::add);
        return lines.stream().map(line -> modifier(line, Source.TARGET)).toList();
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

    private Modifier modifier(FireModifier line, Source source) {
        return new Modifier(line.word(), chart.modifiers().get(line), true, source);
    }
}
