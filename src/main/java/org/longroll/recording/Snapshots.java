package org.longroll.recording;

import java.util.Optional;
import java.util.UUID;
import org.longroll.codec.SnapshotCodec.Snapshot;
import org.longroll.journal.Journal;

/** Snapshots of journals. Disposable: without one, a journal is folded from the ledger. */
public interface Snapshots {

    /** The newest readable snapshot up to a version. */
    Optional<Snapshot> newest(UUID journal, long through);

    /** Stores a snapshot; a failure is harmless. */
    void keep(Journal<?> journal);
}
