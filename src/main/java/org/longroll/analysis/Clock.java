package org.longroll.analysis;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Time on the clock on the wall. What passes before an entry is the time of the seat that recorded it. Where nothing was
 * recorded for longer than {@link #PAUSE}, people were at supper: that counts as a pause and for nobody.
 *
 * @param played without the pauses
 * @param bySeat how long each seat took
 */
public record Clock(
        Instant began,
        Instant latest,
        Duration played,
        Duration paused,
        SequencedMap<String, Duration> bySeat,
        List<TurnTime> turns) {

    /** No regiment is thought about for longer than this. */
    public static final Duration PAUSE = Duration.ofMinutes(30);

    public Clock {
        bySeat = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(bySeat));
        turns = List.copyOf(turns);
    }

    /** How long a turn took, without the pauses, and how many entries it has. */
    public record TurnTime(int turn, Duration played, int entries) {}
}
