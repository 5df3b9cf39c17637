package org.longroll.recording;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;

/**
 * Where the entries of one battle are recorded, one after the other. Keeps the state after the last of them; should
 * another node have gone on in the meantime, the ledger says so and the state is brought up to date.
 */
final class Desk {

    /** What a battle takes before anything has happened, in events of about half a kilobyte. */
    private static final int EVENTS_MIN = 50;

    private final ReentrantLock queue = new ReentrantLock(true);
    private volatile @Nullable Battle battle;

    /** Does something when nobody else does anything at this desk. */
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

    /** How much memory this takes, in events: the state holds what every entry in force did. */
    int events() {
        var now = battle;
        return EVENTS_MIN + (now == null ? 0 : Math.toIntExact(now.version()));
    }
}
