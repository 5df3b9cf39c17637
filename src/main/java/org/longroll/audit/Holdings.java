package org.longroll.audit;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.CheckpointCode;
import org.longroll.audit.proof.SignedNote;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.ledger.Sha256;

/** What a reader of a file has from elsewhere: public keys, and checkpoints that were photographed or kept. */
public record Holdings(Set<VerifierKey> keys, List<CheckpointCode> codes) {

    public static final Holdings NONE = new Holdings(Set.of(), List.of());

    public Holdings {
        keys = Set.copyOf(keys);
        codes = List.copyOf(codes);
    }

    /** @throws IllegalArgumentException if the text is neither a code nor a note, which a QR code holds */
    public static CheckpointCode read(String codeOrNote) {
        return codeOrNote.contains("\n")
                ? Checkpoint.parse(SignedNote.parse(codeOrNote).text()).code()
                : CheckpointCode.parse(codeOrNote);
    }

    public static Holdings of(List<String> keys, List<String> checkpoints) {
        var read = new HashSet<VerifierKey>();
        keys.forEach(key -> read.add(VerifierKey.parse(key.strip())));
        return new Holdings(read, checkpoints.stream().map(Holdings::read).toList());
    }

    /** Whether the root over this many events is compared with something. */
    boolean wants(long size) {
        return codes.stream().anyMatch(code -> code.size() == size);
    }

    static CheckpointCode code(long size, Sha256 root) {
        return new Checkpoint("", size, root, List.of()).code();
    }
}
