package org.longroll.recording;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import org.jboss.logging.Logger;

/**
 * The clock of this machine, and a word in the log when it is set back. Nothing depends on it but the times that are
 * shown: the order of entries is that of their numbers.
 */
final class WatchedClock implements InstantSource {

    private static final Logger LOG = Logger.getLogger(WatchedClock.class);

    /** Less is the work of a time service. */
    private static final Duration NOTICEABLE = Duration.ofSeconds(2);

    private final InstantSource machine;
    private final AtomicReference<Instant> latest;

    WatchedClock(InstantSource machine) {
        this.machine = machine;
        this.latest = new AtomicReference<>(Instant.MIN);
    }

    @Override
    public Instant instant() {
        var now = machine.instant();
        var before = latest.getAndAccumulate(now, WatchedClock::later);
        if (!before.equals(Instant.MIN) && now.plus(NOTICEABLE).isBefore(before) && latest.compareAndSet(before, now)) {
            LOG.warnf(
                    "The clock of this machine was set back by %d seconds. Entries keep their order; their times do not.",
                    Duration.between(now, before).toSeconds());
        }
        return now;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
