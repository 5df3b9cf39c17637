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
import org.longroll.battle.Battle;
import org.longroll.codec.EventCodec;
import org.longroll.codec.EventType;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.CheckpointSigned.Cause;
import org.longroll.ledger.Append.Closing;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Sha256;

/** Signs checkpoints over the events of battles. */
@ApplicationScoped
class Notary {

    /** The name of a checkpoint in the ledger. */
    static final String CHECKPOINT = EventType.name(CheckpointSigned.class);

    private static final int TREES_KEPT = 10_000;

    private final Ledger ledger;
    private final EventCodec codec;
    private final ServerKeys keys;
    private final Ids ids;

    /** The trees of battles as far as they were signed, so that a checkpoint costs only what is new. */
    private final Cache<UUID, Frontier> trees =
            Caffeine.newBuilder().maximumSize(TREES_KEPT).build();

    Notary(Ledger ledger, EventCodec codec, ServerKeys keys, Ids ids) {
        this.ledger = ledger;
        this.codec = codec;
        this.keys = keys;
        this.ids = ids;
    }

    /** The checkpoint at the end of an entry; null if neither a turn nor the battle ended with it. */
    @Nullable Closing closing(Battle before, Battle after) {
        var cause = cause(before, after);
        if (cause == null) {
            return null;
        }
        var tree = treeOf(before);
        return hashes -> encoded(signed(before.id(), tree.with(hashes), cause));
    }

    private static @Nullable Cause cause(Battle before, Battle after) {
        if (after.table().over() && !before.table().over()) {
            return Cause.END;
        }
        return after.field().turn() > before.field().turn() ? Cause.TURN : null;
    }

    /** A checkpoint over all events of a battle. */
    CheckpointSigned demanded(Battle battle) {
        return signed(battle.id(), treeOf(battle), Cause.DEMAND);
    }

    private CheckpointSigned signed(UUID battle, Frontier tree, Cause cause) {
        var note = Checkpoint.of(ServerKeys.originOf(keys.name(), battle), tree).signed(keys.signing());
        return new CheckpointSigned(note.written(), keys.key(), keys.announcements(), cause);
    }

    NewEvent encoded(CheckpointSigned checkpoint) {
        var form = codec.encode(checkpoint);
        return new NewEvent(ids.next(), form.type(), form.version(), form.payload());
    }

    private Frontier treeOf(Battle battle) {
        var known = trees.getIfPresent(battle.id());
        var from = known == null || known.size() > battle.version() ? Frontier.EMPTY : known;
        var tree = from.with(hashes(battle, from.size()));
        if (tree.size() != battle.version()) {
            throw new IllegalStateException(
                    "a battle at version %d has %d events".formatted(battle.version(), tree.size()));
        }
        trees.put(battle.id(), tree);
        return tree;
    }

    private List<Sha256> hashes(Battle battle, long after) {
        return ledger.hashes(battle.id(), after, battle.version());
    }
}
