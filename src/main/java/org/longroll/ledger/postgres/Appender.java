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
 * while somebody does waits, and then the one who has waited longest takes everybody behind him along as one group.
 * Nobody ever waits for a group to fill, a lone append changes threads nowhere, and many share one commit. While nobody
 * writes nobody waits: who is through hands the pen on.
 */
final class Appender<W, R> implements AutoCloseable {

    /** Writes a group in one transaction and answers for each of its members, in order. */
    interface GroupWriter<W, R> {
        List<R> write(List<W> group) throws Exception;
    }

    /** Someone's work, whether it fell to him to lead a group (else he was answered), and his answer. */
    private record Pending<W, R>(W work, CompletableFuture<Boolean> leads, CompletableFuture<R> answer) {
        static <W, R> Pending<W, R> of(W work) {
            return new Pending<>(work, new CompletableFuture<>(), new CompletableFuture<>());
        }

        void answered(R result) {
            answer.complete(result);
            leads.complete(false);
        }

        void failed(RuntimeException reason) {
            answer.completeExceptionally(reason);
            leads.complete(false);
        }
    }

    private static final Logger LOG = Logger.getLogger(Appender.class);
    private static final int MAX_GROUP = 256;
    private static final int MAX_WAITING = 10_000;
    private static final long CLOSING_SECONDS = 20;

    private final GroupWriter<W, R> writer;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition quiet = lock.newCondition();
    private final Deque<Pending<W, R>> arrived = new ArrayDeque<>();
    private boolean writing;
    private boolean closed;

    Appender(GroupWriter<W, R> writer) {
        this.writer = writer;
    }

    /** Answers when the work is durable, or throws when it cannot be said to be. */
    R write(W work) {
        var mine = Pending.<W, R>of(work);
        if (enters(mine) || waitsToLead(mine)) {
            lead(mine);
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

    /** Takes the pen if nobody has it; otherwise he has to wait. */
    private boolean enters(Pending<W, R> mine) {
        return locked(() -> {
            if (closed || arrived.size() == MAX_WAITING) {
                throw new LedgerUnavailable(closed ? "The journal is shutting down." : "The journal is overloaded.");
            }
            if (writing) {
                arrived.add(mine);
                return false;
            }
            writing = true;
            return true;
        });
    }

    private boolean waitsToLead(Pending<W, R> mine) {
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

    /** Whoever gives up may be in a group already, and may even have been given the pen: then it goes on. */
    private void giveUp(Pending<W, R> mine) {
        locked(() -> {
            if (!arrived.remove(mine) && mine.leads().getNow(false)) {
                handOn();
            }
            return mine;
        });
    }

    private void lead(Pending<W, R> mine) {
        try {
            commit(groupBehind(mine));
        } finally {
            locked(() -> {
                handOn();
                return mine;
            });
        }
    }

    private List<Pending<W, R>> groupBehind(Pending<W, R> leader) {
        return locked(() -> {
            var group = new ArrayList<Pending<W, R>>(List.of(leader));
            while (group.size() < MAX_GROUP && !arrived.isEmpty()) {
                group.add(arrived.remove());
            }
            return group;
        });
    }

    private void handOn() {
        var next = arrived.poll();
        if (next != null) {
            next.leads().complete(true);
        } else {
            writing = false;
            quiet.signalAll();
        }
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
                while (writing && left > 0) {
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
