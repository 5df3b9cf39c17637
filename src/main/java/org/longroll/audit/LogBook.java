package org.longroll.audit;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.MerkleTree;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.audit.proof.SignedNote;
import org.longroll.ledger.Sha256;

/** Reads the log of heads: its checkpoints, its hashes, its proofs. */
@ApplicationScoped
public class LogBook {

    private final HeadLog log;
    private final ServerKeys keys;

    LogBook(HeadLog log, ServerKeys keys) {
        this.log = log;
        this.keys = keys;
    }

    /** The log as it is now. */
    public Pages open() {
        return new Pages(log.hashes());
    }

    public long cosigned() {
        return log.cosigned();
    }

    public void cosign(int size, List<SignedNote.Line> lines) {
        lines.forEach(line -> log.cosign(size, line));
    }

    /** The log at a moment. */
    public final class Pages {

        private final List<Sha256> hashes;
        private final MerkleTree tree;

        private Pages(List<Sha256> hashes) {
            this.hashes = hashes;
            this.tree = MerkleTree.over(hashes);
        }

        public int size() {
            return tree.size();
        }

        /** The hash of an entry in hexadecimal digits. */
        public String hash(int index) {
            return hashes.get(index).hex();
        }

        /** The checkpoint of a size, signed by the server alone. */
        public SignedNote signed(int size) {
            return new Checkpoint(ServerKeys.originOfLog(keys.name()), size, tree.root(size), List.of())
                    .signed(keys.signing());
        }

        /** The same, with the lines of witnesses. */
        public SignedNote cosigned(int size) {
            return signed(size).with(log.cosignatures(size));
        }

        /** @throws IllegalArgumentException if it is no hash */
        public Optional<Integer> indexOf(String hash, int size) {
            int index = hashes.subList(0, size).indexOf(Sha256.fromHex(hash));
            return index < 0 ? Optional.empty() : Optional.of(index);
        }

        public List<String> inclusion(int index, int size) {
            return MerkleTree.text(tree.inclusion(index, size));
        }

        public List<String> consistency(int from, int size) {
            return MerkleTree.text(tree.consistency(from, size));
        }
    }
}
