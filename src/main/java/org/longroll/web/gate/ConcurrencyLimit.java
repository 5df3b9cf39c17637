package org.longroll.web.gate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Limits how many things each holder has here at a time.
 *
 * @param <H> the holder: a sender, a battle
 */
public final class ConcurrencyLimit<H> {

    private final int limit;
    private final Map<H, Integer> counts = new ConcurrentHashMap<>();

    public ConcurrencyLimit(int limit) {
        this.limit = limit;
    }

    /** Counts one more, unless there are as many as there may be. */
    public boolean enter(H holder) {
        var entered = new AtomicBoolean();
        counts.compute(holder, (any, count) -> {
            int before = count == null ? 0 : count;
            entered.set(before < limit);
            return entered.get() ? Integer.valueOf(before + 1) : count;
        });
        return entered.get();
    }

    public void leave(H holder) {
        counts.computeIfPresent(holder, (any, count) -> count == 1 ? null : count - 1);
    }

    /** How many things all holders have together. */
    public int size() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
