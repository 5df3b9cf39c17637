package org.longroll.recording;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;

/**
 * Where the entries of one battle are recorded, one after the other. Keeps the state after the last of them; should
 * another node have gone on in the meantime, the ledger says so and the state is brought up to date.
 */
final class Desk {

    final ReentrantLock queue = new ReentrantLock(true);
    private @Nullable Battle battle;

    @Nullable Battle battle() {
        return battle;
    }

    void nowAt(Battle newest) {
        battle = newest;
    }
}
