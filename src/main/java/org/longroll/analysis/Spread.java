package org.longroll.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.longroll.battle.Odds;
import org.longroll.dice.Distribution;

/**
 * The distribution of a number that depends on rolls. Numbers are multiples of a half: no shipped chart is finer, and
 * with a finer house rule both outcome and odds are rounded to the grid. So sums are computed by convolution with few
 * distinct values, and their probabilities are exact.
 */
public final class Spread {

    private static final int GRID = 2;

    static final Spread NOTHING = new Spread(0, new double[] {1});

    private final int least;
    private final double[] chances;
    private final double mean;
    private final double variance;

    private Spread(int least, double[] chances) {
        this.least = least;
        this.chances = chances;
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            sum += chances[i] * value(i);
        }
        double squares = 0;
        for (int i = 0; i < chances.length; i++) {
            squares += chances[i] * Math.pow(value(i) - sum, 2);
        }
        this.mean = sum;
        this.variance = chances.length == 1 ? 0 : squares;
    }

    private Spread(int least, double[] chances, double mean, double variance) {
        this.least = least;
        this.chances = chances;
        this.mean = mean;
        this.variance = variance;
    }

    /** The distribution of a roll, given the value of each outcome. */
    public static Spread of(Odds odds, ToDoubleFunction<String> worth) {
        int least = odds.ways().keySet().stream()
                .mapToInt(word -> place(worth.applyAsDouble(word)))
                .min()
                .orElseThrow();
        int most = odds.ways().keySet().stream()
                .mapToInt(word -> place(worth.applyAsDouble(word)))
                .max()
                .orElseThrow();
        var chances = new double[most - least + 1];
        odds.ways()
                .keySet()
                .forEach(word -> chances[place(worth.applyAsDouble(word)) - least] += odds.probability(word));
        return new Spread(least, chances);
    }

    /** The distribution of a whole number, such as a sum of dice, shifted. */
    public static Spread of(Distribution<Integer> numbers, int moved) {
        int least = numbers.outcomes().stream().min(Integer::compare).orElseThrow();
        int most = numbers.outcomes().stream().max(Integer::compare).orElseThrow();
        var chances = new double[(most - least) * GRID + 1];
        numbers.outcomes().forEach(number -> chances[(number - least) * GRID] = numbers.probability(number));
        return new Spread((least + moved) * GRID, chances);
    }

    /** The sum with an independent number; faster if the other has fewer values. */
    Spread plus(Spread other) {
        var sums = new double[chances.length + other.chances.length - 1];
        for (int j = 0; j < other.chances.length; j++) {
            double chance = other.chances[j];
            if (chance > 0) {
                for (int i = 0; i < chances.length; i++) {
                    sums[i + j] += chances[i] * chance;
                }
            }
        }
        return new Spread(least + other.least, sums, mean + other.mean, variance + other.variance);
    }

    /**
     * The sum of several readings of one die. On every chart a better die is never read worse, so the readings rise and
     * fall together, and the sum follows from cutting each distribution at the same probabilities.
     */
    static Spread ofOneDie(List<Spread> readings) {
        if (readings.size() == 1) {
            return readings.getFirst();
        }
        var places = new int[readings.size()];
        var left = readings.stream().mapToDouble(reading -> reading.chances[0]).toArray();
        int least = readings.stream().mapToInt(reading -> reading.least).sum();
        var sums = new double
                [readings.stream()
                                .mapToInt(reading -> reading.chances.length - 1)
                                .sum()
                        + 1];
        while (true) {
            double cut = Arrays.stream(left).min().orElseThrow();
            sums[Arrays.stream(places).sum()] += cut;
            for (int i = 0; i < places.length; i++) {
                left[i] -= cut;
                while (left[i] < ROUNDING) {
                    if (++places[i] == readings.get(i).chances.length) {
                        return new Spread(least, sums);
                    }
                    left[i] += readings.get(i).chances[places[i]];
                }
            }
        }
    }

    /** Far less than the probability of any outcome of dice. */
    private static final double ROUNDING = 1e-9;

    double mean() {
        return mean;
    }

    double variance() {
        return variance;
    }

    boolean isCertain() {
        return variance < ROUNDING;
    }

    double chanceOf(double number) {
        int place = place(number) - least;
        return place < 0 || place >= chances.length ? 0 : chances[place];
    }

    /** The probability of a result as far from the mean, or farther, on the same side. */
    double chanceOfAsMuchAs(double number) {
        int place = Math.clamp(place(number) - least, 0, chances.length - 1);
        double chance = 0;
        int from = number >= mean ? place : 0;
        int to = number >= mean ? chances.length - 1 : place;
        for (int i = from; i <= to; i++) {
            chance += chances[i];
        }
        return Math.min(1, chance);
    }

    /** The number of places from the least to the most; some have no chance. */
    int size() {
        return chances.length;
    }

    double chance(int place) {
        return chances[place];
    }

    double value(int place) {
        return (double) (least + place) / GRID;
    }

    private static int place(double number) {
        return Math.toIntExact(Math.round(number * GRID));
    }

    static double onGrid(double number) {
        return (double) place(number) / GRID;
    }
}
