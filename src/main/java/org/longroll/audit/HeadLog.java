package org.longroll.audit;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.proof.SignedNote;
import org.longroll.ledger.Sha256;

/**
 * The log of all checkpoints of this server: the SHA-256 of each note, in the order in which they were recorded. What is
 * shown of it names no battle, so that anybody may hold it.
 */
public interface HeadLog {

    /** Every hash of the log so far. */
    List<Sha256> hashes();

    /**
     * A place of the log whose checkpoint the ledger lacks, or a checkpoint of the ledger that the log lacks.
     *
     * @param battle null if the log does not say
     * @param place null if the log lacks it
     */
    record Discrepancy(@Nullable UUID battle, @Nullable Long place) {}

    /** Where log and ledger differ; of one battle, or of all. */
    List<Discrepancy> discrepancies(Optional<UUID> battle);

    /** The signature lines of witnesses for the log's checkpoint of a size. */
    List<SignedNote.Line> cosignatures(long size);

    /** Keeps the signature of a witness; the first of each key for a size. */
    void cosign(long size, SignedNote.Line line);

    /** The newest size that witnesses have signed; 0 if there is none. */
    long cosigned();

    /** The notes in which the server announced its keys, oldest first. */
    List<String> announcements();

    void announce(String note);
}
