package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import org.longroll.audit.proof.MerkleTree;
import org.longroll.ledger.Ledger;

/** Proves by a few hashes what checkpoints of a battle cover. */
@ApplicationScoped
public class ProveBattle {

    /** An event, its hash in hexadecimal digits, and its audit path in base64. */
    public record Included(long sequence, String hash, List<String> path) {}

    private final Ledger ledger;

    ProveBattle(Ledger ledger) {
        this.ledger = ledger;
    }

    /** The events with these sequences that the checkpoint covers; empty if it covers none of them. */
    public List<Included> included(UUID battle, SignedCheckpoint by, long first, long last) {
        var tree = tree(battle, by);
        var through = Math.min(last, tree.size());
        var hashes = ledger.hashes(battle, first - 1, through);
        return LongStream.rangeClosed(first, through)
                .mapToObj(sequence -> new Included(
                        sequence,
                        hashes.get(Math.toIntExact(sequence - first)).hex(),
                        MerkleTree.text(tree.inclusion(Math.toIntExact(sequence) - 1, tree.size()))))
                .toList();
    }

    /** The consistency proof between two checkpoints, in base64. */
    public List<String> growth(UUID battle, SignedCheckpoint from, SignedCheckpoint to) {
        var tree = tree(battle, to);
        return MerkleTree.text(
                tree.consistency(Math.toIntExact(from.checkpoint().size()), tree.size()));
    }

    private MerkleTree tree(UUID battle, SignedCheckpoint by) {
        return MerkleTree.over(ledger.hashes(battle, 0, by.checkpoint().size()));
    }
}
