package org.longroll.training;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The result of one round: the figure in the work's unit and, if single answers were timed, their quantiles. */
public record Measure(double figure, double p50Millis, double p99Millis) {

    /** A figure without times of single answers. */
    public static Measure of(double figure) {
        return new Measure(figure, Double.NaN, Double.NaN);
    }

    /** From the amount of work, the time, and the times of single answers. */
    public static Measure of(double done, long nanos, long[] answersNanos) {
        var sorted = answersNanos.clone();
        Arrays.sort(sorted);
        return new Measure(done * 1e9 / nanos, quantile(sorted, 0.5), quantile(sorted, 0.99));
    }

    public static Measure median(List<Measure> rounds) {
        return new Measure(
                median(rounds, Measure::figure),
                median(rounds, Measure::p50Millis),
                median(rounds, Measure::p99Millis));
    }

    private static double median(List<Measure> rounds, ToDoubleFunction<Measure> property) {
        var sorted = rounds.stream().mapToDouble(property).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    private static double quantile(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) (sorted.length * share)] / 1e6;
    }
}
