package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import org.longroll.battle.Battle;

/** Sees to it that no battle goes on for long without a snapshot. */
@ApplicationScoped
class SnapshotKeeper {

    /** A load folds at most about as many events behind a snapshot. */
    static final long EVERY = 200;

    private final Snapshots snapshots;

    SnapshotKeeper(Snapshots snapshots) {
        this.snapshots = snapshots;
    }

    /**
     * Looks at a battle that has gone on, or that was just folded from a version on. One that waits for a redo or a
     * consent is left for the next time, so that a load from the snapshot would not miss it.
     */
    void look(long from, Battle now) {
        if (now.version() / EVERY > from / EVERY && now.timeline().isSettled()) {
            snapshots.keep(now);
        }
    }
}
