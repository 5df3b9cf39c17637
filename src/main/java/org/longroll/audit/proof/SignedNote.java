package org.longroll.audit.proof;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/** A text with signatures: C2SP signed-note. The text ends with a line feed; signatures follow after an empty line. */
public record SignedNote(String text, List<Line> signatures) {

    /** A signature: the key's name, its id in hexadecimal digits, and the bytes. */
    public record Line(String name, String id, byte[] signature) {

        /** @throws IllegalArgumentException if it is no signature, written as the specification says */
        public static Line parse(String written) {
            var line = line(written.stripTrailing());
            if (!line.written().equals(written)) {
                throw new IllegalArgumentException("A signature is written as “— <name> <base64>”.");
            }
            return line;
        }

        public String written() {
            var bytes = ByteBuffer.allocate(VerifierKey.ID_BYTES + signature.length)
                    .put(HexFormat.of().parseHex(id))
                    .put(signature)
                    .array();
            return "— " + name + " " + Base64.getEncoder().encodeToString(bytes) + "\n";
        }
    }

    /** Larger than any checkpoint, and than any announcement of a key. */
    public static final int MAX_CHARACTERS = 10_000;

    private static final int MAX_SIGNATURES = 64;
    private static final int SIGNATURE_BYTES_MAX = 200;

    public SignedNote {
        signatures = List.copyOf(signatures);
        if (!text.endsWith("\n")
                || text.length() > MAX_CHARACTERS
                || text.chars().anyMatch(c -> c < ' ' && c != '\n')) {
            throw new IllegalArgumentException("The text of a note is lines without control characters.");
        }
    }

    public static SignedNote sign(String text, SigningKey... keys) {
        return new SignedNote(
                text,
                Arrays.stream(keys)
                        .map(key -> new Line(key.name(), key.verifier().id(), key.sign(text)))
                        .toList());
    }

    /** @throws IllegalArgumentException if it is not a note, written exactly as the specification says */
    public static SignedNote parse(String note) {
        int end = note.lastIndexOf("\n\n");
        if (note.length() > MAX_CHARACTERS || end < 0 || !note.endsWith("\n")) {
            throw new IllegalArgumentException("A note is a text, an empty line, and signatures.");
        }
        var lines = new ArrayList<Line>();
        for (var line : note.substring(end + 2).split("\n", -1)) {
            if (!line.isEmpty()) {
                lines.add(line(line));
            }
        }
        var read = new SignedNote(note.substring(0, end + 1), lines);
        if (lines.isEmpty() || lines.size() > MAX_SIGNATURES || !read.written().equals(note)) {
            throw new IllegalArgumentException("The signatures of the note are not in their form.");
        }
        return read;
    }

    private static Line line(String text) {
        var parts = text.split(" ", -1);
        if (parts.length != 3
                || !parts[0].equals("—")
                || !VerifierKey.NAME.matcher(parts[1]).matches()) {
            throw new IllegalArgumentException("A signature is written as “— <name> <base64>”.");
        }
        var bytes = Base64.getDecoder().decode(parts[2]);
        if (bytes.length <= VerifierKey.ID_BYTES || bytes.length > SIGNATURE_BYTES_MAX) {
            throw new IllegalArgumentException("A signature is written as “— <name> <base64>”.");
        }
        return new Line(
                parts[1],
                HexFormat.of().formatHex(bytes, 0, VerifierKey.ID_BYTES),
                Arrays.copyOfRange(bytes, VerifierKey.ID_BYTES, bytes.length));
    }

    /** Whether it has a good signature by this key. */
    public boolean isSignedBy(VerifierKey key) {
        return signatures.stream()
                .filter(line -> line.name().equals(key.name()) && line.id().equals(key.id()))
                .anyMatch(line -> verifies(key, line.signature()));
    }

    /** A cosignature has a time before the signature, and covers it: C2SP tlog-cosignature, version 1. */
    private boolean verifies(VerifierKey key, byte[] signature) {
        if (!key.isOfAWitness()) {
            return key.verifies(text.getBytes(StandardCharsets.UTF_8), signature);
        }
        if (signature.length <= Long.BYTES) {
            return false;
        }
        long seconds = ByteBuffer.wrap(signature).getLong();
        var message = "cosignature/v1\ntime " + Long.toUnsignedString(seconds) + "\n" + text;
        return key.verifies(
                message.getBytes(StandardCharsets.UTF_8), Arrays.copyOfRange(signature, Long.BYTES, signature.length));
    }

    /** The same with more signatures. */
    public SignedNote with(List<Line> more) {
        var all = new ArrayList<>(signatures);
        all.addAll(more);
        return new SignedNote(text, all);
    }

    public String written() {
        var out = new StringBuilder(text).append('\n');
        signatures.forEach(line -> out.append(line.written()));
        return out.toString();
    }
}
