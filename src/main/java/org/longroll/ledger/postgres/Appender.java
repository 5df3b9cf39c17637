package org.longroll.ledger.postgres;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;

/**
 * Commits in groups, without a thread of its own. An append that finds no group under way is written at once, in its
 * own thread. Appends that arrive meanwhile wait; the oldest of them then leads the next group. Two groups of about the
 * same size are under way at a time (three under high load), so that the database works on one while the disk takes the
 * other. No group waits to be filled. An append that has waited for half a second starts a group whatever is under way:
 * a group that PostgreSQL does not answer holds up no other. An append that is in no group within seconds is refused.
 */
final class Appender<W, R> implements AutoCloseable {

    /** Writes a group in one transaction and returns the answer for each member, in order. */
    interface GroupWriter<W, R> {
        List<R> write(List<W> group) throws Exception;
    }

    /** One append, its answer, and the group that it leads; empty if another append leads its group. */
    private record Pending<W, R>(
            W work, long sinceNanos, CompletableFuture<Group<W, R>> leads, CompletableFuture<R> answer) {
        static <W, R> Pending<W, R> of(W work) {
            return new Pending<>(work, System.nanoTime(), new CompletableFuture<>(), new CompletableFuture<>());
        }

        void answered(R result) {
            answer.complete(result);
            leads.complete(new Group<>(List.of()));
        }

        void failed(RuntimeException reason) {
            answer.completeExceptionally(reason);
            leads.complete(new Group<>(List.of()));
        }
    }

    /** Compared by identity: two groups are never the same. */
    private static final class Group<W, R> {
        private final List<Pending<W, R>> members;

        Group(List<Pending<W, R>> members) {
            this.members = members;
        }
    }

    /** The append that has waited longest. */
    record Oldest(Duration waits, String what) {}

    private static final Logger LOG = Logger.getLogger(Appender.class);
    private static final int MAX_GROUP = 256;
    private static final int MAX_WAITING = 10_000;
    private static final long CLOSING_SECONDS = 20;

    private static final long OBSTACLE_NANOS = TimeUnit.SECONDS.toNanos(60);

    /** After this an append starts a group even if the usual number of groups is under way. */
    private static final Duration PATIENCE = Duration.ofMillis(500);

    /** After this an append that is in no group is refused. */
    private static final long IN_NO_GROUP_NANOS = TimeUnit.SECONDS.toNanos(3);

    /** Each has a connection of the pool, which leaves some to readers. */
    private static final int MAX_GROUPS = 8;

    /** A connection that was lost after a long silence is not tried again: the caller would wait as long once more. */
    private static final long TRIED_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** Fewer than this are not divided. */
    private static final int FEW = 4;

    /** From this number on, waiting or being written, there are three groups. */
    private static final int MANY = 24;

    private final GroupWriter<W, R> writer;
    private final Duration patience;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition quiet = lock.newCondition();
    private final Deque<Pending<W, R>> arrived = new ArrayDeque<>();
    private final List<Group<W, R>> underWay = new ArrayList<>();
    private int beingWritten;
    private boolean closed;
    private volatile @Nullable Obstacle obstacle;

    /** The remedy that PostgreSQL needs before it can write again. */
    private record Obstacle(String remedy, long sinceNanos) {}

    Appender(GroupWriter<W, R> writer) {
        this(writer, PATIENCE);
    }

    Appender(GroupWriter<W, R> writer, Duration patience) {
        this.writer = writer;
        this.patience = patience;
    }

    /** Returns when the work is durable, or throws if that is unknown. */
    R write(W work) {
        var mine = Pending.<W, R>of(work);
        arrive(mine);
        var group = awaitGroup(mine);
        if (!group.members.isEmpty()) {
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

    /** The reason why appends cannot be written, if one has met it lately; a later one may succeed. */
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

    /** The append that has waited longest for its answer, and what it waits for; empty if none waits. */
    Optional<Oldest> oldest() {
        return locked(() -> Stream.concat(
                        underWay.stream().map(group -> group.members.getFirst()),
                        arrived.stream().limit(1))
                .min(Comparator.comparingLong(Pending::sinceNanos))
                .map(pending -> new Oldest(
                        Duration.ofNanos(System.nanoTime() - pending.sinceNanos()),
                        pending.leads().isDone()
                                ? "PostgreSQL, which has not answered to its group of appends"
                                : "one of the " + underWay.size() + " groups of appends before it")));
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

    /** Answers the group that this append leads: an empty one when another has written it. Interrupts are held back. */
    private Group<W, R> awaitGroup(Pending<W, R> mine) {
        var interrupted = false;
        try {
            while (true) {
                try {
                    return mine.leads().get(patience.toNanos(), TimeUnit.NANOSECONDS);
                } catch (TimeoutException e) {
                    locked(() -> startAnyway(mine));
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw new IllegalStateException("a group never fails", e);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Of those that are in no group the oldest acts for all: its group is theirs too, and so is its refusal. */
    private boolean startAnyway(Pending<W, R> mine) {
        if (arrived.peekFirst() != mine) {
            return false;
        }
        if (underWay.size() < MAX_GROUPS) {
            start(Math.min(arrived.size(), MAX_GROUP));
            return true;
        }
        var tooOld = System.nanoTime() - IN_NO_GROUP_NANOS;
        while (!arrived.isEmpty() && arrived.getFirst().sinceNanos() - tooOld < 0) {
            arrived.remove().failed(new LedgerUnavailable("The database does not answer to what came before."));
        }
        return false;
    }

    /** An interrupt is held back until the group is written: it was meant for one member only. */
    private void lead(Group<W, R> group) {
        var interrupted = Thread.interrupted();
        try {
            commit(group.members);
        } finally {
            locked(() -> {
                underWay.remove(group);
                beingWritten -= group.members.size();
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
            start(Math.min(share(), arrived.size()));
        }
        if (underWay.isEmpty()) {
            quiet.signalAll();
        }
    }

    private void start(int size) {
        var members = new ArrayList<Pending<W, R>>(size);
        while (members.size() < size) {
            members.add(arrived.remove());
        }
        var group = new Group<>(members);
        underWay.add(group);
        beingWritten += size;
        members.getFirst().leads().complete(group);
    }

    /** Another group starts only if it would be as large as the others. */
    private boolean mayStart() {
        var groups = underWay.size();
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
        var begun = System.nanoTime();
        try {
            answer(group, writer.write(group.stream().map(Pending::work).toList()));
            obstacle = null;
        } catch (Exception e) {
            if (isUnreachable(e) && System.nanoTime() - begun > TRIED_AGAIN_NANOS) {
                LOG.warnf(e, "PostgreSQL has not answered to a group of %d appends", group.size());
                failAll(group, new LedgerUnavailable("The journal cannot be reached.", e));
                return;
            }
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
                while (!underWay.isEmpty() && left > 0) {
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
