package org.longroll.rff.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Optional;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rff.chart.Quality;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Word;

/** The modifiers of the fire die. Different lines add up, one line counts once, cover is one line. */
record FireModifiers(FireChart chart) {

    static final String FIRE_POINTS = "fire-points";

    Modifiers of(FireOrder order, int points) {
        var lines = new EnumMap<FireModifier, Source>(FireModifier.class);
        if (order.buckAndBall() || order.sharpshooters()) {
            lines.put(FireModifier.BUCK_AND_BALL_OR_SHARPSHOOTERS, Source.FIRER);
        }
        if (order.kind() == FireKind.MUSKETRY && anyGreen(order)) {
            lines.put(FireModifier.GREEN_MUSKETRY, Source.FIRER);
        }
        var target = order.target();
        target.conditions().forEach(condition -> lines.put(condition.line(target.kind()), Source.TARGET));
        cover(target).ifPresent(line -> lines.put(line, Source.TARGET));
        lines.keySet().retainAll(chart.modifiers().keySet());
        var modifiers = new ArrayList<Modifier>();
        modifiers.add(new Modifier(FIRE_POINTS, chart.modifier(points), true, Source.FIRER));
        lines.forEach((line, source) ->
                modifiers.add(new Modifier(line.word(), Word.line(chart.modifiers(), line), true, source)));
        return Modifiers.of(modifiers);
    }

    private static boolean anyGreen(FireOrder order) {
        return order.firers().stream().anyMatch(firer -> firer.quality() == Quality.GREEN);
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
}
