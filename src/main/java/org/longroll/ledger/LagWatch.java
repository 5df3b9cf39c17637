package org.longroll.ledger;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Distinguishes slow followers from stopped ones, by comparing their positions with those of the last look. */
public final class LagWatch {

    /** Positions of failed appends count too; {@code standingFor} is the time without progress. */
    public record Lag(long positions, Duration standingFor) {}

    private record Look(long position, Instant since) {}

    private final Map<String, Look> looks = new HashMap<>();

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
