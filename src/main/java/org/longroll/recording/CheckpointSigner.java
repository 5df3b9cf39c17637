package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.Frontier;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.codec.EventCodec;
import org.longroll.codec.EventType;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.CheckpointSigned.Cause;
import org.longroll.ledger.Append.Closing;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Sha256;

/** Signs checkpoints over the events of journals. */
@ApplicationScoped
class CheckpointSigner {

    /** The name of a checkpoint in the ledger. */
    static final String CHECKPOINT = EventType.name(CheckpointSigned.class);

    private static final int TREES_KEPT = 10_000;

    private final Ledger ledger;
    private final EventCodec codec;
    private final ServerKeys keys;
    private final Ids ids;

    /** The trees of journals as far as they were signed, so that a checkpoint costs only what is new. */
    private final Cache<UUID, Frontier> trees =
            Caffeine.newBuilder().maximumSize(TREES_KEPT).build();

    CheckpointSigner(Ledger ledger, EventCodec codec, ServerKeys keys, Ids ids) {
        this.ledger = ledger;
        this.codec = codec;
        this.keys = keys;
        this.ids = ids;
    }

    /** The checkpoint at the end of an entry; null if nothing ended with it that calls for one. */
    <S> @Nullable Closing closing(Journal<S> before, Journal<S> after) {
        var cause = before.kind().closes(before.state(), after.state()).orElse(null);
        if (cause == null) {
            return null;
        }
        var tree = treeOf(before);
        return hashes -> encoded(signed(before.id(), tree.with(hashes), cause));
    }

    /** A checkpoint over all events of a journal. */
    CheckpointSigned demanded(Journal<?> journal) {
        return signed(journal.id(), treeOf(journal), Cause.DEMAND);
    }

    private CheckpointSigned signed(UUID journal, Frontier tree, Cause cause) {
        var note =
                Checkpoint.of(ServerKeys.originOf(keys.name(), journal), tree).signed(keys.signing());
        return new CheckpointSigned(note.written(), keys.key(), keys.announcements(), cause);
    }

    NewEvent encoded(CheckpointSigned checkpoint) {
        var form = codec.encode(checkpoint);
        return new NewEvent(ids.next(), form.type(), form.version(), form.payload());
    }

    private Frontier treeOf(Journal<?> journal) {
        var known = trees.getIfPresent(journal.id());
        var from = known == null || known.size() > journal.version() ? Frontier.EMPTY : known;
        var tree = from.with(hashes(journal, from.size()));
        if (tree.size() != journal.version()) {
            throw new IllegalStateException(
                    "a journal at version %d has %d events".formatted(journal.version(), tree.size()));
        }
        trees.put(journal.id(), tree);
        return tree;
    }

    private List<Sha256> hashes(Journal<?> journal, long after) {
        return ledger.hashes(journal.id(), after, journal.version());
    }
}
