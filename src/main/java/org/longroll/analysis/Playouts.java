package org.longroll.analysis;

import java.util.Arrays;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What a battle came to when it was played on from several moments. All moments have the same seeds in the same order, so
 * that two of them are compared pair by pair.
 */
final class Playouts {

    private static final double UPPER_OF_95_PERCENT = 0.975;

    /** One playout from after so many entries, with the seed of this number: 1 for a victory, 0 for a defeat. */
    interface Playout {
        double result(int entries, int number);
    }

    private final Playout playout;
    private final IntToDoubleFunction cost;
    private final TreeMap<Integer, double[]> played = new TreeMap<>();
    private double work;
    private int count;

    /** @param cost what a playout from after so many entries costs, about */
    Playouts(Playout playout, IntToDoubleFunction cost) {
        this.playout = playout;
        this.cost = cost;
    }

    /** Plays on from after so many entries until that was done so many times. */
    void play(int entries, int times) {
        var before = played.getOrDefault(entries, new double[0]);
        if (before.length < times) {
            var more = IntStream.range(before.length, times)
                    .parallel()
                    .mapToDouble(number -> playout.result(entries, number))
                    .toArray();
            var results = Arrays.copyOf(before, times);
            System.arraycopy(more, 0, results, before.length, more.length);
            played.put(entries, results);
            count += more.length;
            work += more.length * cost.applyAsDouble(entries);
        }
    }

    /** What playing on from these moments that often would cost more. */
    double costOf(int times, int... moments) {
        return Arrays.stream(moments)
                .mapToDouble(entries -> cost.applyAsDouble(entries)
                        * Math.max(0, times - played.getOrDefault(entries, new double[0]).length))
                .sum();
    }

    double work() {
        return work;
    }

    int count() {
        return count;
    }

    /** The moments that were played on from, in order. */
    int[] moments() {
        return played.keySet().stream().mapToInt(Integer::intValue).toArray();
    }

    private double[] results(int entries) {
        return Objects.requireNonNull(played.get(entries), "both ends of an action are played on");
    }

    /** How often two moments were played on from with the same seed. */
    int pairs(int from, int to) {
        return Math.min(results(from).length, results(to).length);
    }

    /** The mean at a moment, over the pairs of two. */
    double mean(int at, int from, int to) {
        return Arrays.stream(results(at), 0, pairs(from, to)).average().orElseThrow();
    }

    double shift(int from, int to) {
        return mean(to, from, to) - mean(from, from, to);
    }

    /**
     * Half of the 95 % interval of the mean difference. One made-up pair in each direction keeps few equal playouts
     * uncertain.
     */
    double margin(int from, int to) {
        var before = results(from);
        var after = results(to);
        int pairs = pairs(from, to);
        int times = pairs + 2;
        double mean =
                IntStream.range(0, pairs).mapToDouble(i -> after[i] - before[i]).sum() / times;
        double squares = Math.pow(1 - mean, 2) + Math.pow(-1 - mean, 2);
        for (int i = 0; i < pairs; i++) {
            squares += Math.pow(after[i] - before[i] - mean, 2);
        }
        double error = Math.sqrt(squares / (times - 1) / times);
        double margin = TDistribution.of(times - 1).inverseCumulativeProbability(UPPER_OF_95_PERCENT) * error;
        return Math.min(1, margin);
    }
}
