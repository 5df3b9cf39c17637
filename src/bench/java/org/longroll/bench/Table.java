package org.longroll.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.bench.Bench.Outcome;
import org.longroll.bench.Work.Bar;
import org.longroll.bench.Work.Contender;

/** The outcomes as one Markdown table, the ratios first. */
public final class Table {

    private static final List<Contender> OTHERS =
            List.of(Contender.RAW, Contender.AXON, Contender.PEKKO, Contender.OTHER);

    private Table() {}

    public static String of(List<Outcome> outcomes) {
        var lines = Stream.of(
                "| work | × raw JDBC | × Axon | × Pekko | × other | must | unit | Longroll | p50 ms | p99 ms | raw JDBC | Axon | Pekko | other |",
                "|---|--:|--:|--:|--:|---|---|--:|--:|--:|--:|--:|--:|--:|");
        return Stream.concat(lines, outcomes.stream().map(Table::line)).collect(Collectors.joining("\n"));
    }

    private static String line(Outcome outcome) {
        var ours = outcome.best().get(Contender.LONGROLL);
        return "| %s | %s | %s | %s | %s | %s | %s | %s |"
                .formatted(
                        outcome.work().name(),
                        OTHERS.stream().map(other -> ratio(outcome, other)).collect(Collectors.joining(" | ")),
                        Stream.concat(
                                        outcome.work().bars().stream().map(bar -> verdict(outcome, bar)),
                                        tailVerdict(outcome))
                                .collect(Collectors.joining(", ")),
                        outcome.work().unit(),
                        ours == null ? "" : number(ours.figure()),
                        ours == null ? "" : millis(ours.p50Millis()),
                        ours == null ? "" : millis(ours.p99Millis()),
                        OTHERS.stream().map(other -> figure(outcome, other)).collect(Collectors.joining(" | ")));
    }

    private static String verdict(Outcome outcome, Bar bar) {
        var ratio = times(outcome, bar.beside());
        var reached = Double.isNaN(ratio) ? "" : ratio >= bar.aim() ? " ✓✓" : ratio >= bar.must() ? " ✓" : " missed";
        return (bar.must() < 1 ? "%.2f %s%s" : "%.1f %s%s")
                .formatted(bar.must(), bar.beside().title(), reached);
    }

    private static Stream<String> tailVerdict(Outcome outcome) {
        var tail = outcome.work().tail();
        var ours = outcome.best().get(Contender.LONGROLL);
        if (tail == null || ours == null) {
            return Stream.of();
        }
        var times = ours.p99Millis() / ours.p50Millis();
        var reached = times <= tail.aim() ? "✓✓" : times <= tail.must() ? "✓" : "missed";
        return Stream.of("p99 within %.0f × p50 %s (%.1f)".formatted(tail.must(), reached, times));
    }

    private static String ratio(Outcome outcome, Contender other) {
        var ratio = times(outcome, other);
        return Double.isNaN(ratio) ? "" : "%.2f".formatted(ratio);
    }

    private static double times(Outcome outcome, Contender other) {
        var ours = outcome.best().get(Contender.LONGROLL);
        var theirs = outcome.best().get(other);
        return ours == null || theirs == null ? Double.NaN : ours.figure() / theirs.figure();
    }

    private static String figure(Outcome outcome, Contender contender) {
        var measure = outcome.best().get(contender);
        return measure == null ? "" : number(measure.figure());
    }

    private static String number(double figure) {
        return String.format(Locale.ROOT, figure < 100 ? "%.1f" : "%,.0f", figure);
    }

    private static String millis(double millis) {
        return Double.isNaN(millis) ? "" : String.format(Locale.ROOT, "%.2f", millis);
    }
}
