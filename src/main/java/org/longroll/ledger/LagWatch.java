package org.longroll.ledger;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Tells who follows the ledger slowly from who has stopped. Looks at positions from time to time; keeps the last look. */
public final class LagWatch {

    /**
     * How far a follower is behind.
     *
     * @param positions how many positions, at most; those of appends that failed count too
     * @param standingFor how long it has been behind without going forward
     */
    public record Lag(long positions, Duration standingFor) {}

    private record Look(long position, Instant since) {}

    private final Map<String, Look> looks = new HashMap<>();

    /** Compares where the followers are with where they were at the last look. */
    public synchronized Map<String, Lag> look(long head, Map<String, Long> positions, Instant now) {
        var lags = new HashMap<String, Lag>();
        positions.forEach((name, position) -> {
            var last = looks.get(name);
            var look = last == null || last.position() != position || position >= head ? new Look(position, now) : last;
            looks.put(name, look);
            lags.put(name, new Lag(Math.max(0, head - position), Duration.between(look.since(), now)));
        });
        return Map.copyOf(lags);
    }
}
