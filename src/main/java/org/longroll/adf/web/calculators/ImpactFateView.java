package org.longroll.adf.web.calculators;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome;
import org.longroll.adf.rules.ImpactOutcome.Defeat;
import org.longroll.adf.rules.ImpactOutcome.Side;

/** One way an impact may end: for whom, with what losses and how far back. */
@Schema(name = "AdfImpactFate")
public record ImpactFateView(
        @Schema(description = "Null for a melee and for an attacker who stops short.") @Nullable String loser,

        String outcome,
        double chance,
        @Nullable Span figuresLost,
        @Nullable Span fallBackInches) {

    /** The least and the most. */
    @Schema(name = "AdfImpactSpan")
    public record Span(int from, int to) {

        static @Nullable Span of(Stream<OptionalInt> values) {
            var all = values.flatMapToInt(OptionalInt::stream).summaryStatistics();
            return all.getCount() == 0 ? null : new Span(all.getMin(), all.getMax());
        }
    }

    private record Chance(ImpactOutcome outcome, double chance) {}

    /** First how the defender may fare, then an attacker who stops short and a melee, then how the attacker may. */
    static List<ImpactFateView> of(ImpactAnswer.Contest contest) {
        var chances = new ArrayList<Chance>();
        contest.outcomes().probabilities().forEach((outcome, chance) -> chances.add(new Chance(outcome, chance)));
        Map<Integer, List<Chance>> alike = chances.stream()
                .collect(Collectors.groupingBy(each -> rank(each.outcome), TreeMap::new, Collectors.toList()));
        return alike.values().stream().map(ImpactFateView::of).toList();
    }

    private static int rank(ImpactOutcome outcome) {
        int results = ImpactResult.values().length;
        int result = outcome.result().ordinal();
        return outcome.defeat()
                .map(defeat -> defeat.loser() == Side.DEFENDER ? result : 2 * results + result)
                .orElse(2 * results - 1 - result);
    }

    private static ImpactFateView of(List<Chance> alike) {
        var first = alike.getFirst().outcome;
        return new ImpactFateView(
                first.defeat().map(defeat -> defeat.loser().word()).orElse(null),
                first.result().word(),
                alike.stream().mapToDouble(Chance::chance).sum(),
                Span.of(defeats(alike).map(Defeat::figuresLost)),
                Span.of(defeats(alike).map(Defeat::fallBackInches)));
    }

    private static Stream<Defeat> defeats(List<Chance> alike) {
        return alike.stream().flatMap(each -> each.outcome.defeat().stream());
    }
}
