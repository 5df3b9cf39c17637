package org.longroll.dice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The exact probability of each outcome.
 *
 * <p>Every outcome has a whole-number weight: the number of equally likely ways in which the dice give it. Nothing is
 * rounded before a probability is asked for, so two distributions are equal only if all their weights are. Weights are
 * kept in lowest terms, so that chaining several rolls stays within a {@code long}; on overflow the arithmetic throws.
 */
public final class Distribution<T> {

    private final Map<T, Long> weights;
    private final long total;

    private Distribution(Map<T, Long> weights, long total) {
        this.weights = weights;
        this.total = total;
    }

    public static <T> Distribution<T> certain(T outcome) {
        return new Distribution<>(Map.of(outcome, 1L), 1);
    }

    /** The distribution of a function of the outcome. */
    public <U> Distribution<U> map(Function<? super T, ? extends U> becomes) {
        var builder = new Builder<U>();
        weights.forEach((outcome, weight) -> builder.add(becomes.apply(outcome), weight));
        return builder.build();
    }

    /** The distribution of a function of two independent outcomes. */
    public <U, V> Distribution<V> combine(
            Distribution<U> other, BiFunction<? super T, ? super U, ? extends V> together) {
        var builder = new Builder<V>();
        weights.forEach((mine, weight) -> other.weights.forEach(
                (theirs, times) -> builder.add(together.apply(mine, theirs), Math.multiplyExact(weight, times))));
        return builder.build();
    }

    /** The distribution of a second roll whose odds depend on the outcome of this one. */
    public <U> Distribution<U> then(Function<? super T, Distribution<U>> next) {
        var followers = new LinkedHashMap<T, Distribution<U>>();
        weights.keySet().forEach(outcome -> followers.put(outcome, next.apply(outcome)));
        long common = followers.values().stream().mapToLong(Distribution::total).reduce(1, Distribution::lcm);
        var builder = new Builder<U>();
        followers.forEach((outcome, follower) -> {
            long scale = Math.multiplyExact(weight(outcome), common / follower.total);
            follower.weights.forEach((then, times) -> builder.add(then, Math.multiplyExact(scale, times)));
        });
        return builder.build();
    }

    public Set<T> outcomes() {
        return weights.keySet();
    }

    public long weight(T outcome) {
        return weights.getOrDefault(outcome, 0L);
    }

    public long total() {
        return total;
    }

    public double probability(T outcome) {
        return (double) weight(outcome) / total;
    }

    public double chance(Predicate<? super T> of) {
        long ways = 0;
        for (var entry : weights.entrySet()) {
            if (of.test(entry.getKey())) {
                ways += entry.getValue();
            }
        }
        return (double) ways / total;
    }

    /** Each outcome with its probability, in the order in which the outcomes first came up. */
    public Map<T, Double> probabilities() {
        var probabilities = new LinkedHashMap<T, Double>();
        weights.forEach((outcome, weight) -> probabilities.put(outcome, (double) weight / total));
        return probabilities;
    }

    public double mean(ToDoubleFunction<? super T> value) {
        double sum = 0;
        for (var entry : weights.entrySet()) {
            sum += value.applyAsDouble(entry.getKey()) * entry.getValue();
        }
        return sum / total;
    }

    public double variance(ToDoubleFunction<? super T> value) {
        double mean = mean(value);
        return mean(outcome -> Math.pow(value.applyAsDouble(outcome) - mean, 2));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution<?> that && total == that.total && weights.equals(that.weights);
    }

    @Override
    public int hashCode() {
        return weights.hashCode();
    }

    @Override
    public String toString() {
        return weights + "/" + total;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long lcm(long a, long b) {
        return Math.multiplyExact(a / gcd(a, b), b);
    }

    /** Adds up ways; the same outcome may be added several times. */
    public static final class Builder<T> {

        private final Map<T, Long> weights = new LinkedHashMap<>();

        public Builder<T> add(T outcome, long ways) {
            if (ways < 0) {
                throw new IllegalArgumentException("an outcome cannot come up in " + ways + " ways");
            }
            if (ways > 0) {
                weights.merge(outcome, ways, Math::addExact);
            }
            return this;
        }

        public Distribution<T> build() {
            if (weights.isEmpty()) {
                throw new IllegalStateException("something must happen");
            }
            long divisor = weights.values().stream().mapToLong(Long::longValue).reduce(0, Distribution::gcd);
            weights.replaceAll((outcome, weight) -> weight / divisor);
            long total = weights.values().stream().mapToLong(Long::longValue).reduce(0, Math::addExact);
            return new Distribution<>(Collections.unmodifiableMap(weights), total);
        }
    }
}
