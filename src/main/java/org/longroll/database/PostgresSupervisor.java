package org.longroll.database;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jboss.logging.Logger;

/**
 * Watches the PostgreSQL of a home and starts it again when it has died: at once, then after pauses that double up to a
 * minute, for as long as it takes. A server that is only slow or paused is left alone.
 */
final class PostgresSupervisor implements AutoCloseable {

    static final String THREAD = "postgresql-supervisor";

    private static final Logger LOG = Logger.getLogger(PostgresSupervisor.class);
    private static final Duration LOOK_EVERY = Duration.ofMillis(500);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

    private final PostgresServer server;
    private final int port;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ending = lock.newCondition();
    private final Thread rounds = new Thread(this::rounds, THREAD);
    private boolean ended;
    private volatile DatabaseCondition condition = DatabaseCondition.WELL;

    PostgresSupervisor(PostgresServer server, int port) {
        this.server = server;
        this.port = port;
        rounds.setDaemon(true);
    }

    void begin() {
        rounds.start();
    }

    DatabaseCondition condition() {
        return condition;
    }

    private void rounds() {
        while (rest(LOOK_EVERY)) {
            if (!isRunning()) {
                revive();
            }
        }
    }

    private boolean isRunning() {
        try {
            return server.runningServer().isPresent();
        } catch (IOException e) {
            // Its files cannot be read at the moment, which says nothing about its process.
            return true;
        }
    }

    private void revive() {
        condition = condition.died(Instant.now());
        LOG.error("PostgreSQL has died. It is started again; entries that were acknowledged are safe.");
        var pause = LOOK_EVERY;
        do {
            var failure = failureToStart();
            if (failure.isEmpty()) {
                condition = condition.revived();
                LOG.warnf("PostgreSQL runs again (%d restarts since the start of this server).", condition.restarts());
                return;
            }
            condition = condition.failed(failure.get());
            pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause.multipliedBy(2);
            LOG.errorf("%s The next attempt is in %d seconds.", failure.get(), Math.max(1, pause.toSeconds()));
        } while (rest(pause));
    }

    private Optional<String> failureToStart() {
        lock.lock();
        try {
            if (!ended) {
                server.restart(port);
            }
            return Optional.empty();
        } catch (IOException | DatabaseException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } finally {
            lock.unlock();
        }
    }

    /** Whether to go on after a pause. */
    private boolean rest(Duration pause) {
        lock.lock();
        try {
            long left = pause.toNanos();
            while (!ended && left > 0) {
                left = ending.awaitNanos(left);
            }
            return !ended;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            lock.unlock();
        }
    }

    /** Ends the watch; when this returns, PostgreSQL is not started again. */
    @Override
    public void close() {
        lock.lock();
        try {
            ended = true;
            ending.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
