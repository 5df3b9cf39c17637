package org.longroll.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.postgres.Rebuild;

/** Progress of several rebuilds side by side: that of the slowest. */
final class SlowestOf {

    private record Reached(long position, long end) {
        long left() {
            return end - position;
        }
    }

    private final int all;
    private final Rebuild.Progress told;
    private final List<@Nullable Reached> reached = new ArrayList<>();

    SlowestOf(int all, Rebuild.Progress told) {
        this.all = all;
        this.told = told;
    }

    /** The listener of the next rebuild. */
    synchronized Rebuild.Progress next() {
        var number = reached.size();
        reached.add(null);
        return (position, end) -> tell(number, new Reached(position, end));
    }

    private synchronized void tell(int number, Reached now) {
        reached.set(number, now);
        if (reached.size() == all && !reached.contains(null)) {
            reached.stream()
                    .max(Comparator.comparingLong(Reached::left))
                    .ifPresent(slowest -> told.reached(slowest.position(), slowest.end()));
        }
    }
}
