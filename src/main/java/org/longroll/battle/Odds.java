package org.longroll.battle;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.longroll.dice.Distribution;

/** In how many equally likely ways each outcome could come up. Part of the event, so that luck needs no chart. */
public record Odds(SortedMap<String, Long> ways) {

    public Odds {
        ways = Collections.unmodifiableSortedMap(new TreeMap<>(ways));
    }

    public static <T> Odds of(Distribution<T> distribution, Function<? super T, String> word) {
        var ways = new TreeMap<String, Long>();
        distribution
                .outcomes()
                .forEach(outcome -> ways.merge(word.apply(outcome), distribution.weight(outcome), Math::addExact));
        return new Odds(ways);
    }

    public long total() {
        return ways.values().stream().mapToLong(Long::longValue).sum();
    }

    public double probability(String outcome) {
        return (double) ways.getOrDefault(outcome, 0L) / total();
    }

    /** What something comes to on average that each outcome has a value for. */
    public double mean(ToDoubleFunction<String> value) {
        return ways.entrySet().stream()
                        .mapToDouble(way -> way.getValue() * value.applyAsDouble(way.getKey()))
                        .sum()
                / total();
    }
}
