package org.longroll.recording;

import java.time.Instant;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.SignedNote;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.journal.JournalEvent.CheckpointSigned;

/**
 * A checkpoint in the ledger of a battle.
 *
 * @param sequence of its own event
 * @param by the seat that asked for it or recorded the entry with which a turn ended
 */
public record SignedCheckpoint(long sequence, Instant at, String by, CheckpointSigned event) {

    public SignedNote note() {
        return SignedNote.parse(event.note());
    }

    public Checkpoint checkpoint() {
        return Checkpoint.parse(note().text());
    }

    public VerifierKey key() {
        return VerifierKey.parse(event.key());
    }
}
