package org.longroll.recording;

import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.codec.SnapshotCodec.Snapshot;

/** Where snapshots of battles are kept. They are disposable: what is not there is folded from the ledger. */
public interface Snapshots {

    /** The newest one that is not newer than a version, and that this program can read. */
    Optional<Snapshot> newest(UUID battle, long through);

    /** Keeps one of how a battle stands; whether it worked makes no difference to anybody. */
    void keep(Battle battle);
}
