package org.longroll.ledger;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * A thread that follows the ledger: it takes steps while there is work, then waits for a hint or the interval. After a
 * hint it waits a moment for more, so that under load it takes a few large steps instead of one for each commit. A
 * failed step is repeated after the interval, without limit.
 */
public final class Follower implements AutoCloseable {

    @FunctionalInterface
    public interface Step {
        /** Returns whether there may be more work. */
        boolean advance() throws Exception;
    }

    private static final Logger LOG = Logger.getLogger(Follower.class);
    private static final long CLOSING_SECONDS = 10;

    private final String name;
    private final Step step;
    private final Duration interval;
    private final Duration gathering;
    private final Semaphore hints = new Semaphore(0);
    private final Thread thread;
    private volatile boolean closed;
    private boolean failing;

    private Follower(String name, Duration interval, Duration gathering, Step step) {
        this.name = name;
        this.step = step;
        this.interval = interval;
        this.gathering = gathering;
        this.thread = Thread.ofPlatform().name(name).daemon().unstarted(this::run);
    }

    /** @param gathering how long it waits after a hint for more hints */
    public static Follower start(String name, Duration interval, Duration gathering, Step step) {
        var follower = new Follower(name, interval, gathering, step);
        follower.thread.start();
        return follower;
    }

    /** There may be work; several pending hints count as one. */
    public void wake() {
        if (hints.availablePermits() == 0) {
            hints.release();
        }
    }

    private void run() {
        while (!closed) {
            try {
                if (!advanced() && hints.tryAcquire(interval.toMillis(), TimeUnit.MILLISECONDS) && !closed) {
                    Thread.sleep(gathering);
                    hints.drainPermits();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private boolean advanced() throws InterruptedException {
        try {
            var more = step.advance();
            if (failing) {
                LOG.infof("%s goes on", name);
                failing = false;
            }
            return more;
        } catch (InterruptedException e) {
            throw e;
        } catch (Throwable e) {
            // Errors too: otherwise the thread would end unnoticed.
            if (!failing && !closed) {
                LOG.warnf(e, "%s failed and will try again every %d ms", name, interval.toMillis());
            }
            failing = true;
            return false;
        }
    }

    /** Lets the current step finish. */
    @Override
    public void close() {
        closed = true;
        wake();
        try {
            if (!thread.join(Duration.ofSeconds(CLOSING_SECONDS))) {
                thread.interrupt();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
