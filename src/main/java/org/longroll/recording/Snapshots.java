package org.longroll.recording;

import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.codec.SnapshotCodec.Snapshot;

/** Snapshots of battles. Disposable: without one, the battle is folded from the ledger. */
public interface Snapshots {

    /** The newest readable snapshot up to a version. */
    Optional<Snapshot> newest(UUID battle, long through);

    /** Stores a snapshot; a failure is harmless. */
    void keep(Battle battle);
}
