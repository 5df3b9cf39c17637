package org.longroll.audit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.CheckpointCode;
import org.longroll.audit.proof.CheckpointCode.Mistyped;
import org.longroll.audit.proof.SignedNote;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.ledger.Sha256;

/** What a reader of a file has from elsewhere: public keys, and checkpoints that were photographed or kept. */
public record Holdings(Set<VerifierKey> keys, List<CheckpointCode> codes, List<Unread> unread) {

    public static final Holdings NONE = new Holdings(Set.of(), List.of(), List.of());

    /** A code that was mistyped, and how that shows. */
    public record Unread(String text, String why) {}

    public Holdings {
        keys = Set.copyOf(keys);
        codes = List.copyOf(codes);
        unread = List.copyOf(unread);
    }

    /** A code, or the note that a QR code holds. */
    private static CheckpointCode read(String codeOrNote) {
        return codeOrNote.contains("\n")
                ? Checkpoint.parse(SignedNote.parse(codeOrNote).text()).code()
                : CheckpointCode.parse(codeOrNote);
    }

    /** @throws IllegalArgumentException if a key or a note cannot be read */
    public static Holdings of(List<String> keys, List<String> checkpoints) {
        var read = new HashSet<VerifierKey>();
        keys.forEach(key -> read.add(VerifierKey.parse(key.strip())));
        var codes = new ArrayList<CheckpointCode>();
        var unread = new ArrayList<Unread>();
        for (var checkpoint : checkpoints) {
            try {
                codes.add(read(checkpoint));
            } catch (Mistyped mistyped) {
                unread.add(new Unread(checkpoint.strip(), String.valueOf(mistyped.getMessage())));
            }
        }
        return new Holdings(read, codes, unread);
    }

    /** Whether the root over this many events is compared with something. */
    boolean wants(long size) {
        return codes.stream().anyMatch(code -> code.size() == size);
    }

    static CheckpointCode code(long size, Sha256 root) {
        return new Checkpoint("", size, root, List.of()).code();
    }
}
