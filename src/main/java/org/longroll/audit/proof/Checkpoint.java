package org.longroll.audit.proof;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.longroll.ledger.Sha256;

/**
 * The size and the root of a tree: the text of a C2SP tlog-checkpoint.
 *
 * @param origin which log it is of
 * @param extensions further lines, each not empty
 */
public record Checkpoint(String origin, long size, Sha256 root, List<String> extensions) {

    /** Before the key that signs an announcement, and before the one that follows it. */
    private static final String SIGNER = "signer ";

    private static final String SUCCESSOR = "successor ";

    public Checkpoint {
        extensions = List.copyOf(extensions);
    }

    public static Checkpoint of(String origin, Frontier tree) {
        return new Checkpoint(origin, tree.size(), tree.root(), List.of());
    }

    /** The announcement of the key that follows, signed by both. */
    public SignedNote announcing(SigningKey signer, SigningKey successor) {
        var lines = List.of(
                SIGNER + signer.verifier().text(),
                SUCCESSOR + successor.verifier().text());
        return new Checkpoint(origin, size, root, lines).signed(signer, successor);
    }

    public SignedNote signed(SigningKey... keys) {
        return SignedNote.sign(text(), keys);
    }

    /** The root in base64. */
    public String rootText() {
        return Base64.getEncoder().encodeToString(root.toBytes());
    }

    public String text() {
        var lines = new StringBuilder(origin + "\n" + size + "\n" + rootText() + "\n");
        extensions.forEach(line -> lines.append(line).append('\n'));
        return lines.toString();
    }

    /** @throws IllegalArgumentException if the text is not a checkpoint */
    public static Checkpoint parse(String text) {
        var lines = text.split("\n", -1);
        if (lines.length < 4 || lines[0].isEmpty() || !lines[1].matches("0|[1-9][0-9]{0,17}")) {
            throw new IllegalArgumentException("A checkpoint is an origin, a size and a root, a line each.");
        }
        var root = Sha256.fromBytes(Base64.getDecoder().decode(lines[2]));
        var read = new Checkpoint(
                lines[0], Long.parseLong(lines[1]), root, Arrays.asList(lines).subList(3, lines.length - 1));
        if (read.extensions().contains("") || !read.text().equals(text)) {
            throw new IllegalArgumentException("The checkpoint is not in its form.");
        }
        return read;
    }

    /** The key after a prefix in the lines. */
    private VerifierKey key(int line, String prefix) {
        if (extensions.size() <= line || !extensions.get(line).startsWith(prefix)) {
            throw new IllegalArgumentException("The note announces no key.");
        }
        return VerifierKey.ofAServer(extensions.get(line).substring(prefix.length()));
    }

    VerifierKey signer() {
        return key(0, SIGNER);
    }

    VerifierKey successor() {
        return key(1, SUCCESSOR);
    }

    public CheckpointCode code() {
        return CheckpointCode.of(size, root);
    }
}
