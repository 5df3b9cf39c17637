package org.longroll.audit.proof;

import java.util.ArrayList;
import java.util.List;
import org.longroll.ledger.Sha256;

/**
 * The right edge of a {@link MerkleTree}: the roots of its complete subtrees, largest first, and nothing else. It is
 * all that is needed to add leaves and to tell the root, and has at most one hash for each bit of the size.
 */
public record Frontier(long size, List<Sha256> subtrees) {

    public static final Frontier EMPTY = new Frontier(0, List.of());

    public Frontier {
        subtrees = List.copyOf(subtrees);
        if (Long.bitCount(size) != subtrees.size()) {
            throw new IllegalArgumentException("%d leaves do not have %d subtrees".formatted(size, subtrees.size()));
        }
    }

    /** The tree with more leaves, each given by the hash that is its entry. */
    public Frontier with(Iterable<Sha256> entries) {
        var edge = new ArrayList<>(subtrees);
        long leaves = size;
        for (var entry : entries) {
            var node = MerkleTree.leaf(entry.toBytes());
            for (long full = leaves; (full & 1) == 1; full >>= 1) {
                node = MerkleTree.node(edge.removeLast(), node);
            }
            edge.add(node);
            leaves++;
        }
        return new Frontier(leaves, edge);
    }

    public Sha256 root() {
        return subtrees.reversed().stream()
                .reduce((right, left) -> MerkleTree.node(left, right))
                .orElse(MerkleTree.EMPTY);
    }
}
