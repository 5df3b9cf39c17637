package org.longroll.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The totals of some dice, from one to another, that bring the same result, and the chance of these totals. */
public record RollSpan<T>(int from, int to, T result, double chance) {

    /** All totals in ascending order; neighbouring totals with equal results are one span. */
    public static <T> List<RollSpan<T>> of(Distribution<Integer> totals, Function<Integer, T> result) {
        var spans = new ArrayList<RollSpan<T>>();
        var all = totals.outcomes().stream().sorted().toList();
        int first = 0;
        while (first < all.size()) {
            var brings = result.apply(all.get(first));
            int behind = first;
            long ways = 0;
            while (behind < all.size() && result.apply(all.get(behind)).equals(brings)) {
                ways += totals.weight(all.get(behind));
                behind++;
            }
            spans.add(new RollSpan<>(all.get(first), all.get(behind - 1), brings, (double) ways / totals.total()));
            first = behind;
        }
        return List.copyOf(spans);
    }
}
