package org.longroll.audit.proof;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.longroll.ledger.Sha256;

/**
 * The Merkle tree of RFC 6962, section 2.1, and its proofs. A leaf is the hash of an entry, made by {@link #leaf}; the
 * same tree and proofs are in RFC 9162.
 */
public final class MerkleTree {

    /** The root of a tree without leaves. */
    public static final Sha256 EMPTY = Sha256.of(new byte[0]);

    private static final int HASH_BYTES = 32;
    private static final byte LEAF = 0;
    private static final byte NODE = 1;

    /** The leaves as a prefix of levels: level 0 has the leaves, each further one the complete pairs of the one below. */
    private final List<List<Sha256>> levels = new ArrayList<>();

    private MerkleTree() {}

    /** The tree over entries that are hashes themselves, such as those of events. */
    public static MerkleTree over(List<Sha256> entries) {
        return of(entries.stream().map(Sha256::toBytes).toList());
    }

    static MerkleTree of(List<byte[]> entries) {
        var tree = new MerkleTree();
        List<Sha256> level = entries.stream().map(MerkleTree::leaf).toList();
        tree.levels.add(level);
        while (level.size() > 1) {
            var above = new ArrayList<Sha256>(level.size() / 2);
            for (int i = 0; i + 1 < level.size(); i += 2) {
                above.add(node(level.get(i), level.get(i + 1)));
            }
            tree.levels.add(above);
            level = above;
        }
        return tree;
    }

    static Sha256 leaf(byte[] entry) {
        var content = new byte[entry.length + 1];
        content[0] = LEAF;
        System.arraycopy(entry, 0, content, 1, entry.length);
        return Sha256.of(content);
    }

    static Sha256 node(Sha256 left, Sha256 right) {
        var content = new byte[1 + 2 * HASH_BYTES];
        content[0] = NODE;
        System.arraycopy(left.toBytes(), 0, content, 1, HASH_BYTES);
        System.arraycopy(right.toBytes(), 0, content, 1 + HASH_BYTES, HASH_BYTES);
        return Sha256.of(content);
    }

    public int size() {
        return levels.getFirst().size();
    }

    public Sha256 root() {
        return root(size());
    }

    /** The root over the first leaves. */
    public Sha256 root(int size) {
        requireSize(size);
        return size == 0 ? EMPTY : hash(0, size);
    }

    /** The audit path of a leaf in the tree over the first {@code size} leaves: RFC 6962, section 2.1.1. */
    public List<Sha256> inclusion(int index, int size) {
        requireSize(size);
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException("a tree of %d leaves has no leaf %d".formatted(size, index));
        }
        var path = new ArrayList<Sha256>();
        int from = 0;
        int to = size;
        while (to - from > 1) {
            int middle = from + split(to - from);
            if (index < middle) {
                path.add(hash(middle, to));
                to = middle;
            } else {
                path.add(hash(from, middle));
                from = middle;
            }
        }
        return List.copyOf(path.reversed());
    }

    /** The proof that the first leaves of a tree are those of a smaller one: RFC 6962, section 2.1.2. */
    public List<Sha256> consistency(int smaller, int size) {
        requireSize(size);
        if (smaller < 0 || smaller > size) {
            throw new IllegalArgumentException("%d leaves are no beginning of %d".formatted(smaller, size));
        }
        if (smaller == 0 || smaller == size) {
            return List.of();
        }
        var path = new ArrayList<Sha256>();
        int from = 0;
        int to = size;
        while (to > smaller) {
            int middle = from + split(to - from);
            if (smaller <= middle) {
                path.add(hash(middle, to));
                to = middle;
            } else {
                path.add(hash(from, middle));
                from = middle;
            }
        }
        if (from > 0) {
            path.add(hash(from, to));
        }
        return List.copyOf(path.reversed());
    }

    /** A proof in base64. */
    public static List<String> text(List<Sha256> proof) {
        return proof.stream()
                .map(hash -> Base64.getEncoder().encodeToString(hash.toBytes()))
                .toList();
    }

    /** The hash of a range that is a subtree; complete ones are on their level already. */
    private Sha256 hash(int from, int to) {
        int width = to - from;
        if (Integer.bitCount(width) == 1) {
            int level = Integer.numberOfTrailingZeros(width);
            return levels.get(level).get(from >> level);
        }
        int middle = from + split(width);
        return node(hash(from, middle), hash(middle, to));
    }

    /** The largest power of two below a width. */
    static int split(int width) {
        return Integer.highestOneBit(width - 1);
    }

    private void requireSize(int size) {
        if (size < 0 || size > size()) {
            throw new IllegalArgumentException("the tree has %d leaves, not %d".formatted(size(), size));
        }
    }
}
