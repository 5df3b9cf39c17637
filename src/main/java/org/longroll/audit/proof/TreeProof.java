package org.longroll.audit.proof;

import java.util.List;
import org.longroll.ledger.Sha256;

/** Checks proofs against roots, without the tree: RFC 9162, sections 2.1.3.2 and 2.1.4.2. */
public final class TreeProof {

    private TreeProof() {}

    /** Whether an entry is the leaf with this index in the tree with this size and root. */
    public static boolean includes(Sha256 entry, long index, long size, Sha256 root, List<Sha256> path) {
        if (index < 0 || index >= size) {
            return false;
        }
        var walk = new Walk(index, size - 1);
        var hash = MerkleTree.leaf(entry.toBytes());
        for (var sibling : path) {
            if (walk.isAtTheTop()) {
                return false;
            }
            hash = walk.isFromTheLeft() ? MerkleTree.node(sibling, hash) : MerkleTree.node(hash, sibling);
            walk.up();
        }
        return walk.isAtTheTop() && hash.equals(root);
    }

    /** Whether the tree with the larger size begins with all leaves of the smaller one. */
    public static boolean extend(long smaller, Sha256 before, long size, Sha256 root, List<Sha256> path) {
        if (smaller < 0 || smaller > size) {
            return false;
        }
        if (smaller == 0 || smaller == size) {
            return path.isEmpty() && (smaller == 0 ? before.equals(MerkleTree.EMPTY) : before.equals(root));
        }
        // A smaller tree that is complete is a node of the larger one, so the proof leaves it out.
        boolean complete = Long.bitCount(smaller) == 1;
        if (!complete && path.isEmpty()) {
            return false;
        }
        var walk = new Walk(smaller - 1, size - 1);
        walk.skipRights();
        var old = complete ? before : path.getFirst();
        var now = old;
        for (var sibling : complete ? path : path.subList(1, path.size())) {
            if (walk.isAtTheTop()) {
                return false;
            }
            if (walk.isFromTheLeft()) {
                old = MerkleTree.node(sibling, old);
                now = MerkleTree.node(sibling, now);
            } else {
                now = MerkleTree.node(now, sibling);
            }
            walk.up();
        }
        return walk.isAtTheTop() && old.equals(before) && now.equals(root);
    }

    /** The way from a leaf to the root: {@code fn} and {@code sn} of the RFC. */
    private static final class Walk {

        private long node;
        private long last;

        Walk(long node, long last) {
            this.node = node;
            this.last = last;
        }

        boolean isAtTheTop() {
            return last == 0;
        }

        /** Whether the next sibling stands to the left. */
        boolean isFromTheLeft() {
            return (node & 1) == 1 || node == last;
        }

        void up() {
            if ((node & 1) == 0 && node == last) {
                while ((node & 1) == 0 && node != 0) {
                    node >>= 1;
                    last >>= 1;
                }
            }
            node >>= 1;
            last >>= 1;
        }

        void skipRights() {
            while ((node & 1) == 1) {
                node >>= 1;
                last >>= 1;
            }
        }
    }
}
