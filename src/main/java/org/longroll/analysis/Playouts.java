package org.longroll.analysis;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What a battle came to when it was played on from several moments. All moments have the same seeds in the same order, so
 * that two of them are compared pair by pair, and at the end of the same turn.
 */
final class Playouts {

    private static final double UPPER_OF_95_PERCENT = 0.975;

    /** So many playouts are done between two reports of progress. */
    private static final int AT_A_TIME = 64;

    /** How far a made-up pair went. */
    private static final double MADE_UP = 0.5;

    /** One playout from after so many entries, with the seed of this number: what could be expected after each turn. */
    interface Playout {
        double[] byTurn(int entries, int number);
    }

    private record Task(int entries, int number) {}

    private final Playout playout;
    private final IntToDoubleFunction cost;
    private final IntUnaryOperator lastTurn;
    private final Runnable progress;
    private final TreeMap<Integer, double[][]> played = new TreeMap<>();
    private double work;
    private int count;

    /**
     * @param cost what a playout from after so many entries costs, about
     * @param lastTurn the last turn of such a playout
     * @param progress called now and then while playouts are done
     */
    Playouts(Playout playout, IntToDoubleFunction cost, IntUnaryOperator lastTurn, Runnable progress) {
        this.playout = playout;
        this.cost = cost;
        this.lastTurn = lastTurn;
        this.progress = progress;
    }

    /** Plays on from each of these moments until that was done so many times. */
    void play(Collection<Integer> moments, int times) {
        var tasks = moments.stream()
                .distinct()
                .flatMap(
                        entries -> IntStream.range(times(entries), times).mapToObj(number -> new Task(entries, number)))
                .toList();
        for (int from = 0; from < tasks.size(); from += AT_A_TIME) {
            play(tasks.subList(from, Math.min(tasks.size(), from + AT_A_TIME)));
            progress.run();
        }
    }

    /** On all cores; the results do not depend on which is done first. */
    private void play(List<Task> tasks) {
        var results = tasks.parallelStream()
                .map(task -> playout.byTurn(task.entries(), task.number()))
                .toList();
        for (int i = 0; i < tasks.size(); i++) {
            var task = tasks.get(i);
            var more = Arrays.copyOf(played.getOrDefault(task.entries(), new double[0][]), task.number() + 1);
            more[task.number()] = results.get(i);
            played.put(task.entries(), more);
            work += cost.applyAsDouble(task.entries());
        }
        count += tasks.size();
    }

    private int times(int entries) {
        return played.getOrDefault(entries, new double[0][]).length;
    }

    /** What playing on from these moments that often would cost more. */
    double costOf(Collection<Integer> moments, int times) {
        return moments.stream()
                .distinct()
                .mapToDouble(entries -> cost.applyAsDouble(entries) * Math.max(0, times - times(entries)))
                .sum();
    }

    /** Counts a playout that was done elsewhere. */
    void worked(double cost) {
        count++;
        work += cost;
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

    private double[] results(int entries, int from, int to) {
        int turn = Math.max(lastTurn.applyAsInt(from), lastTurn.applyAsInt(to) - 1);
        return Arrays.stream(
                        Objects.requireNonNull(played.get(entries), "both ends of an action are played on"),
                        0,
                        pairs(from, to))
                .mapToDouble(byTurn -> byTurn[Math.min(turn, byTurn.length - 1)])
                .toArray();
    }

    /** How often two moments were played on from with the same seed. */
    int pairs(int from, int to) {
        return Math.min(times(from), times(to));
    }

    /** The mean at a moment, over the pairs of two. */
    double mean(int at, int from, int to) {
        return Arrays.stream(results(at, from, to)).average().orElseThrow();
    }

    double shift(int from, int to) {
        return mean(to, from, to) - mean(from, from, to);
    }

    /**
     * Half of the 95 % interval of the mean difference. One made-up pair in each direction keeps few equal playouts
     * uncertain.
     */
    double margin(int from, int to) {
        var before = results(from, from, to);
        var after = results(to, from, to);
        int pairs = before.length;
        int times = pairs + 2;
        double mean =
                IntStream.range(0, pairs).mapToDouble(i -> after[i] - before[i]).sum() / times;
        double squares = Math.pow(MADE_UP - mean, 2) + Math.pow(-MADE_UP - mean, 2);
        for (int i = 0; i < pairs; i++) {
            squares += Math.pow(after[i] - before[i] - mean, 2);
        }
        double error = Math.sqrt(squares / (times - 1) / times);
        double margin = TDistribution.of(times - 1).inverseCumulativeProbability(UPPER_OF_95_PERCENT) * error;
        return Math.min(1, margin);
    }
}
