package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import org.longroll.journal.Journal;

/** Takes snapshots of journals at intervals. */
@ApplicationScoped
class SnapshotKeeper {

    /** A load folds about this many events after a snapshot at most. */
    static final long EVERY = 200;

    private final Snapshots snapshots;

    SnapshotKeeper(Snapshots snapshots) {
        this.snapshots = snapshots;
    }

    /** Takes a snapshot if one is due; not while a redo or a consent is open, which it would not contain. */
    void look(long from, Journal<?> now) {
        if (now.version() / EVERY > from / EVERY && now.timeline().isSettled()) {
            snapshots.keep(now);
        }
    }
}
