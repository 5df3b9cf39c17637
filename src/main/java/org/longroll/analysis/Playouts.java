package org.longroll.analysis;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The results of a battle that was played on from several moments. All moments have the same seeds in the same order,
 * so that two of them are compared pair by pair, and at the end of the same turn.
 */
final class Playouts {

    private static final double UPPER_OF_95_PERCENT = 0.975;

    /** So many playouts are done between two reports of progress. */
    private static final int AT_A_TIME = 64;

    /** How far a made-up pair went. */
    private static final double MADE_UP = 0.5;

    /**
     * Where a battle is played on from.
     *
     * @param entries so many stand as they were recorded
     * @param again so many behind them are decided anew, with other dice
     */
    record Start(int entries, int again) implements Comparable<Start> {

        private static final Comparator<Start> ORDER =
                Comparator.comparingInt(Start::entries).thenComparingInt(Start::again);

        static Start after(int entries) {
            return new Start(entries, 0);
        }

        /** The number of entries that were recorded until the battle is played on. */
        int end() {
            return entries + again;
        }

        @Override
        public int compareTo(Start other) {
            return ORDER.compare(this, other);
        }
    }

    /** One playout with the seed of this number: what could be expected after each turn. */
    interface Playout {
        double[] byTurn(Start start, int number);
    }

    private record Task(Start start, int number) {}

    private final Playout playout;
    private final ToDoubleFunction<Start> cost;
    private final ToIntFunction<Start> lastTurn;
    private final Runnable progress;
    private final TreeMap<Start, double[][]> played = new TreeMap<>();
    private double work;
    private int count;

    /**
     * @param cost what a playout costs, about
     * @param lastTurn the last turn of such a playout
     * @param progress called now and then while playouts are done
     */
    Playouts(Playout playout, ToDoubleFunction<Start> cost, ToIntFunction<Start> lastTurn, Runnable progress) {
        this.playout = playout;
        this.cost = cost;
        this.lastTurn = lastTurn;
        this.progress = progress;
    }

    /** Plays on from each of these until that was done so many times. */
    void play(Collection<Start> starts, int times) {
        var tasks = starts.stream()
                .distinct()
                .flatMap(start -> IntStream.range(times(start), times).mapToObj(number -> new Task(start, number)))
                .toList();
        for (int from = 0; from < tasks.size(); from += AT_A_TIME) {
            play(tasks.subList(from, Math.min(tasks.size(), from + AT_A_TIME)));
            progress.run();
        }
    }

    /** On all cores; the results do not depend on which is done first. */
    private void play(List<Task> tasks) {
        var results = tasks.parallelStream()
                .map(task -> playout.byTurn(task.start(), task.number()))
                .toList();
        for (int i = 0; i < tasks.size(); i++) {
            var task = tasks.get(i);
            var more = Arrays.copyOf(played.getOrDefault(task.start(), new double[0][]), task.number() + 1);
            more[task.number()] = results.get(i);
            played.put(task.start(), more);
            work += cost.applyAsDouble(task.start());
        }
        count += tasks.size();
    }

    private int times(Start start) {
        return played.getOrDefault(start, new double[0][]).length;
    }

    /** The further cost of playing on from these that often. */
    double costOf(Collection<Start> starts, int times) {
        return starts.stream()
                .distinct()
                .mapToDouble(start -> cost.applyAsDouble(start) * Math.max(0, times - times(start)))
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

    /** The moments that were played on from as they were, in order. */
    int[] moments() {
        return played.keySet().stream()
                .filter(start -> start.again() == 0)
                .mapToInt(Start::entries)
                .toArray();
    }

    private double[] results(Start at, Start from, Start to) {
        int turn = Math.max(lastTurn.applyAsInt(from), lastTurn.applyAsInt(to) - 1);
        return Arrays.stream(
                        Objects.requireNonNull(played.get(at), "both ends of an action are played on"),
                        0,
                        pairs(from, to))
                .mapToDouble(byTurn -> byTurn[Math.min(turn, byTurn.length - 1)])
                .toArray();
    }

    /** How often the battle was played on from both with the same seed. */
    int pairs(Start from, Start to) {
        return Math.min(times(from), times(to));
    }

    /** The mean from one of two, over their pairs. */
    double mean(Start at, Start from, Start to) {
        return Arrays.stream(results(at, from, to)).average().orElseThrow();
    }

    double shift(Start from, Start to) {
        return mean(to, from, to) - mean(from, from, to);
    }

    /**
     * Half of the 95 % interval of the mean difference. One made-up pair in each direction keeps few equal playouts
     * uncertain.
     */
    double margin(Start from, Start to) {
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
