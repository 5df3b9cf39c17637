package org.longroll.recording;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Journal;
import org.longroll.ledger.LedgerUnavailable;

/** Records the entries of one journal in order, and keeps the latest state of this node. */
final class Desk {

    /** The size of an empty journal, in events of about half a kilobyte. */
    private static final int EVENTS_MIN = 50;

    private static final int WAIT_SECONDS = 10;

    private final ReentrantLock queue = new ReentrantLock(true);
    private volatile @Nullable Journal<?> journal;

    /** Runs work exclusively; {@link LedgerUnavailable} if the work before it does not end for long. */
    <T> T inTurn(Supplier<T> work) {
        await();
        try {
            return work.get();
        } finally {
            queue.unlock();
        }
    }

    private void await() {
        try {
            if (queue.tryLock(WAIT_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new LedgerUnavailable("The database has not answered to the entries of this battle before this one.");
    }

    @Nullable Journal<?> journal() {
        return journal;
    }

    void nowAt(Journal<?> newest) {
        journal = newest;
    }

    /** The memory it takes, in events: the state contains all entries in force. */
    int events() {
        var now = journal;
        return EVENTS_MIN + (now == null ? 0 : Math.toIntExact(now.version()));
    }
}
