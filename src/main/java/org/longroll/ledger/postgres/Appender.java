package org.longroll.ledger.postgres;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;

/**
 * Commits in groups, with no thread of its own. Whoever comes while nobody writes does so at once, alone; whoever comes
 * while others do waits, and then the one who has waited longest takes some of those behind him along as one group.
 * Two groups are under way at a time, of about the same size – three, where there are many to write for – so that
 * the database works on one while the disk takes the other. Nobody ever waits for a group to fill while nobody writes, a
 * lone append changes threads nowhere, and many share one commit.
 */
final class Appender<W, R> implements AutoCloseable {

    /** Writes a group in one transaction and answers for each of its members, in order. */
    interface GroupWriter<W, R> {
        List<R> write(List<W> group) throws Exception;
    }

    /** Someone's work, his answer, and the group that it fell to him to lead: an empty one if he was in another's. */
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

    /** Fewer than so many are not shared out. */
    private static final int FEW = 4;

    /** From so many on, waiting or being written, there are three groups. */
    private static final int MANY = 24;

    private final GroupWriter<W, R> writer;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition quiet = lock.newCondition();
    private final Deque<Pending<W, R>> arrived = new ArrayDeque<>();
    private int groups;
    private int beingWritten;
    private boolean closed;

    Appender(GroupWriter<W, R> writer) {
        this.writer = writer;
    }

    /** Answers when the work is durable, or throws when it cannot be said to be. */
    R write(W work) {
        var mine = Pending.<W, R>of(work);
        arrive(mine);
        var group = groupToLead(mine);
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

    /** How many have arrived and are in no group yet. */
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

    private List<Pending<W, R>> groupToLead(Pending<W, R> mine) {
        try {
            return mine.leads().get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            giveUp(mine);
            Thread.currentThread().interrupt();
            throw new LedgerUnavailable("Interrupted while the journal was being written.", e);
        }
    }

    /** Whoever gives up may be in a group already, and may even be the one to lead it: then the others wait again, in front. */
    private void giveUp(Pending<W, R> mine) {
        locked(() -> {
            if (!arrived.remove(mine)) {
                var group = mine.leads().getNow(List.of());
                group.reversed().stream().filter(other -> other != mine).forEach(arrived::addFirst);
                ended(group);
            }
            return mine;
        });
    }

    private void lead(List<Pending<W, R>> group) {
        try {
            commit(group);
        } finally {
            locked(() -> {
                ended(group);
                return group;
            });
        }
    }

    private void ended(List<Pending<W, R>> group) {
        if (!group.isEmpty()) {
            groups--;
            beingWritten -= group.size();
            startGroups();
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

    /** One more group beside others only if it has as many to write for as they have. */
    private boolean mayStart() {
        return groups == 0 || groups < groupsAtOnce() && arrived.size() > 1 && arrived.size() >= beingWritten / groups;
    }

    /** How many go into a group, so that all groups are of about the same size. */
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
        } catch (Exception e) {
            LOG.warnf(e, "A group of %d appends failed; each is tried once more by itself", group.size());
            commitOneByOne(group);
        } catch (Throwable e) {
            LOG.errorf(e, "A group of %d appends failed", group.size());
            failAll(group, new LedgerUnavailable("The journal could not be written.", e));
        }
    }

    /**
     * One bad append must not take its neighbours with it, and after a lost connection nobody knows whether the group
     * was committed. Both are answered by trying again alone: a command that was recorded is recognised by its id.
     * Where the database cannot be reached even so, nobody waits for every neighbour to find that out for itself.
     */
    private void commitOneByOne(List<Pending<W, R>> group) {
        for (int i = 0; i < group.size(); i++) {
            var alone = group.subList(i, i + 1);
            try {
                answer(alone, writer.write(List.of(group.get(i).work())));
            } catch (LedgerRefused e) {
                failAll(alone, e);
            } catch (SQLException e) {
                failAll(group.subList(i, group.size()), new LedgerUnavailable("The journal cannot be reached.", e));
                return;
            } catch (Throwable e) {
                LOG.error("An append failed", e);
                failAll(alone, new LedgerUnavailable("The journal could not be written.", e));
            }
        }
    }

    private static <W, R> void answer(List<Pending<W, R>> group, List<R> results) {
        for (int i = 0; i < group.size(); i++) {
            group.get(i).answered(results.get(i));
        }
    }

    private static <W, R> void failAll(List<Pending<W, R>> group, RuntimeException reason) {
        group.forEach(pending -> pending.failed(reason));
    }

    /** Takes nothing new, and waits until what has arrived is written. */
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
