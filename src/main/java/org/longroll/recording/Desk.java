package org.longroll.recording;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;

/** Records the entries of one battle in order, and keeps the latest state of this node. */
final class Desk {

    /** The size of an empty battle, in events of about half a kilobyte. */
    private static final int EVENTS_MIN = 50;

    private final ReentrantLock queue = new ReentrantLock(true);
    private volatile @Nullable Battle battle;

    /** Runs work exclusively. */
    <T> T inTurn(Supplier<T> work) {
        queue.lock();
        try {
            return work.get();
        } finally {
            queue.unlock();
        }
    }

    @Nullable Battle battle() {
        return battle;
    }

    void nowAt(Battle newest) {
        battle = newest;
    }

    /** The memory it takes, in events: the state contains all entries in force. */
    int events() {
        var now = battle;
        return EVENTS_MIN + (now == null ? 0 : Math.toIntExact(now.version()));
    }
}
