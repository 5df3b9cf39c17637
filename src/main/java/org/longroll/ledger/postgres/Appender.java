package org.longroll.ledger.postgres;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;

/**
 * The node's one writer. Whoever wants something written hands it over and waits; the appender takes whatever has
 * arrived and commits it as one group. It never waits for a group to fill: while one commit is on its way to the
 * disk the next group gathers by itself, so a lone append is as fast as it can be and many share one commit.
 */
final class Appender<W, R> implements AutoCloseable {

    /** Writes a group in one transaction and answers for each of its members, in order. */
    interface GroupWriter<W, R> {
        List<R> write(List<W> group) throws Exception;
    }

    private record Pending<W, R>(W work, CompletableFuture<R> answer) {}

    private static final Logger LOG = Logger.getLogger(Appender.class);
    private static final int MAX_GROUP = 256;
    private static final int MAX_WAITING = 10_000;
    private static final long CLOSING_SECONDS = 20;

    private final BlockingQueue<Pending<W, R>> arrived = new LinkedBlockingQueue<>(MAX_WAITING);
    private final GroupWriter<W, R> writer;
    private final Thread thread;
    private volatile boolean closed;

    Appender(GroupWriter<W, R> writer) {
        this.writer = writer;
        this.thread = Thread.ofPlatform().name("ledger-appender").daemon().start(this::run);
    }

    /** Answers when the work is durable, or throws when it cannot be said to be. */
    R write(W work) {
        var pending = new Pending<W, R>(work, new CompletableFuture<>());
        if (closed || !arrived.offer(pending)) {
            throw new LedgerUnavailable(closed ? "The journal is shutting down." : "The journal is overloaded.");
        }
        if (closed) {
            failAll(List.of(pending), new LedgerUnavailable("The journal is shutting down."));
        }
        try {
            return pending.answer().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LedgerUnavailable("Interrupted while the journal was being written.", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    boolean isRunning() {
        return !closed && thread.isAlive();
    }

    /** How many have arrived and are in no group yet. */
    int waiting() {
        return arrived.size();
    }

    private void run() {
        var group = new ArrayList<Pending<W, R>>(MAX_GROUP);
        while (!closed || !arrived.isEmpty()) {
            try {
                var first = arrived.poll(100, TimeUnit.MILLISECONDS);
                if (first != null) {
                    group.add(first);
                    arrived.drainTo(group, MAX_GROUP - 1);
                    commit(group);
                    group.clear();
                }
            } catch (InterruptedException e) {
                closed = true;
            }
        }
        var left = new ArrayList<Pending<W, R>>();
        arrived.drainTo(left);
        failAll(left, new LedgerUnavailable("The journal is shutting down."));
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
            group.get(i).answer().complete(results.get(i));
        }
    }

    private static <W, R> void failAll(List<Pending<W, R>> group, RuntimeException reason) {
        group.forEach(pending -> pending.answer().completeExceptionally(reason));
    }

    /** Takes nothing new, finishes what has arrived. */
    @Override
    public void close() {
        closed = true;
        try {
            thread.join(TimeUnit.SECONDS.toMillis(CLOSING_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
