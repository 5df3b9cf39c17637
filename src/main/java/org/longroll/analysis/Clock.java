package org.longroll.analysis;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Playing time. The time before an entry is that of the seat that recorded it. A gap longer than {@link #PAUSE} counts
 * as a pause and for no seat.
 */
public record Clock(
        Instant began,
        Instant latest,
        Duration played,
        Duration paused,
        SequencedMap<String, Duration> bySeat,
        List<TurnTime> turns) {

    /** Longer than any decision at the table takes. */
    public static final Duration PAUSE = Duration.ofMinutes(30);

    public Clock {
        bySeat = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(bySeat));
        turns = List.copyOf(turns);
    }

    /** The time of a turn, without pauses, and its number of entries. */
    public record TurnTime(int turn, Duration played, int entries) {}
}
