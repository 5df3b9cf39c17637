package org.longroll.ledger.postgres;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;

/**
 * Commits in groups, without a thread of its own. An append that finds no group under way is written at once, in its
 * own thread. Appends that arrive meanwhile wait; the oldest of them then leads the next group. Two groups of about the
 * same size are under way at a time (three under high load), so that the database works on one while the disk takes the
 * other. No group waits to be filled.
 */
final class Appender<W, R> implements AutoCloseable {

    /** Writes a group in one transaction and returns the answer for each member, in order. */
    interface GroupWriter<W, R> {
        List<R> write(List<W> group) throws Exception;
    }

    /** One append, its answer, and the group that it leads; empty if another append leads its group. */
    private record Pending<W, R>(W work, CompletableFuture<List<Pending<W, R>>> leads, CompletableFuture<R> answer) {
        static <W, R> Pending<W, R> of(W work) {
            return new Pending<>(work, new CompletableFuture<>(), new CompletableFuture<>());
        }

        void answered(R result) {
            answer.complete(result);
            leads.complete(List.of());
        }

        void failed(RuntimeException reason) {
            answer.completeExceptionally(reason);
            leads.complete(List.of());
        }
    }

    private static final Logger LOG = Logger.getLogger(Appender.class);
    private static final int MAX_GROUP = 256;
    private static final int MAX_WAITING = 10_000;
    private static final long CLOSING_SECONDS = 20;

    private static final long OBSTACLE_NANOS = TimeUnit.SECONDS.toNanos(60);

    /** Fewer than this are not divided. */
    private static final int FEW = 4;

    /** From this number on, waiting or being written, there are three groups. */
    private static final int MANY = 24;

    private final GroupWriter<W, R> writer;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition quiet = lock.newCondition();
    private final Deque<Pending<W, R>> arrived = new ArrayDeque<>();
    private int groups;
    private int beingWritten;
    private boolean closed;
    private volatile @Nullable Obstacle obstacle;

    /** What PostgreSQL needs before it can write again. */
    private record Obstacle(String remedy, long sinceNanos) {}

    Appender(GroupWriter<W, R> writer) {
        this.writer = writer;
    }

    /** Returns when the work is durable, or throws if that is unknown. */
    R write(W work) {
        var mine = Pending.<W, R>of(work);
        arrive(mine);
        var group = mine.leads().join();
        if (!group.isEmpty()) {
            lead(group);
        }
        try {
            return mine.answer().join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    boolean isRunning() {
        return !locked(() -> closed);
    }

    /** What keeps appends from being written, if one has found it out lately; a later one may succeed. */
    Optional<String> remedy() {
        var found = obstacle;
        return found == null || System.nanoTime() - found.sinceNanos() > OBSTACLE_NANOS
                ? Optional.empty()
                : Optional.of(found.remedy());
    }

    /** Appends that are in no group yet. */
    int waiting() {
        return locked(arrived::size);
    }

    private void arrive(Pending<W, R> mine) {
        locked(() -> {
            if (closed || arrived.size() == MAX_WAITING) {
                throw new LedgerUnavailable(closed ? "The journal is shutting down." : "The journal is overloaded.");
            }
            arrived.add(mine);
            startGroups();
            return mine;
        });
    }

    /** An interrupt is held back until the group is written: it was meant for one member only. */
    private void lead(List<Pending<W, R>> group) {
        var interrupted = Thread.interrupted();
        try {
            commit(group);
        } finally {
            locked(() -> {
                groups--;
                beingWritten -= group.size();
                startGroups();
                return group;
            });
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void startGroups() {
        while (!arrived.isEmpty() && mayStart()) {
            var size = Math.min(share(), arrived.size());
            var group = new ArrayList<Pending<W, R>>(size);
            while (group.size() < size) {
                group.add(arrived.remove());
            }
            groups++;
            beingWritten += size;
            group.getFirst().leads().complete(group);
        }
        if (groups == 0) {
            quiet.signalAll();
        }
    }

    /** Another group starts only if it would be as large as the others. */
    private boolean mayStart() {
        return groups == 0 || groups < groupsAtOnce() && arrived.size() > 1 && arrived.size() >= beingWritten / groups;
    }

    /** The size of the next group, so that all are about the same size. */
    private int share() {
        var all = arrived.size() + beingWritten;
        return all < FEW ? all : Math.min(Math.ceilDiv(all, groupsAtOnce()), MAX_GROUP);
    }

    private int groupsAtOnce() {
        return arrived.size() + beingWritten < MANY ? 2 : 3;
    }

    private void commit(List<Pending<W, R>> group) {
        try {
            answer(group, writer.write(group.stream().map(Pending::work).toList()));
            obstacle = null;
        } catch (Exception e) {
            LOG.warnf(e, "A group of %d appends failed; each is tried once more by itself", group.size());
            commitOneByOne(group);
        } catch (Throwable e) {
            LOG.errorf(e, "A group of %d appends failed", group.size());
            failAll(group, new LedgerUnavailable("The journal could not be written.", e));
        }
    }

    /**
     * One bad append must not fail the others, and after a lost connection the commit is in doubt. In both cases each
     * append is tried alone: a recorded command is recognised by its id. If the database cannot be reached, the rest
     * fail at once.
     */
    private void commitOneByOne(List<Pending<W, R>> group) {
        for (int i = 0; i < group.size(); i++) {
            var alone = group.subList(i, i + 1);
            try {
                answer(alone, writer.write(List.of(group.get(i).work())));
            } catch (LedgerRefused e) {
                failAll(alone, e);
            } catch (Throwable e) {
                LedgerUnavailable.remedy(e).ifPresent(what -> obstacle = new Obstacle(what, System.nanoTime()));
                if (isUnreachable(e)) {
                    failAll(group.subList(i, group.size()), new LedgerUnavailable("The journal cannot be reached.", e));
                    return;
                }
                LOG.error("An append failed", e);
                failAll(alone, new LedgerUnavailable("The journal could not be written.", e));
            }
        }
    }

    /** The connection is lost (08), the server stops or starts (57P), or the pool is exhausted. */
    private static boolean isUnreachable(Throwable e) {
        if (!(e instanceof SQLException failure)) {
            return false;
        }
        var state = failure.getSQLState();
        return state == null || state.startsWith("08") || state.startsWith("57P");
    }

    private static <W, R> void answer(List<Pending<W, R>> group, List<R> results) {
        for (int i = 0; i < group.size(); i++) {
            group.get(i).answered(results.get(i));
        }
    }

    private static <W, R> void failAll(List<Pending<W, R>> group, RuntimeException reason) {
        group.forEach(pending -> pending.failed(reason));
    }

    /** Rejects new work, and waits until the accepted work is written. */
    @Override
    public void close() {
        locked(() -> {
            closed = true;
            try {
                var left = TimeUnit.SECONDS.toNanos(CLOSING_SECONDS);
                while (groups > 0 && left > 0) {
                    left = quiet.awaitNanos(left);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return closed;
        });
    }

    private <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
