package org.longroll.web.gate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** How many things each sender has here at a time, with a most. */
final class Tally {

    private final int most;
    private final Map<Sender, Integer> counts = new ConcurrentHashMap<>();

    Tally(int most) {
        this.most = most;
    }

    /** Counts one more, unless there are as many as there may be. */
    boolean enter(Sender sender) {
        var entered = new AtomicBoolean();
        counts.compute(sender, (any, count) -> {
            int before = count == null ? 0 : count;
            entered.set(before < most);
            return entered.get() ? Integer.valueOf(before + 1) : count;
        });
        return entered.get();
    }

    void leave(Sender sender) {
        counts.computeIfPresent(sender, (any, count) -> count == 1 ? null : count - 1);
    }
}
