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
}
