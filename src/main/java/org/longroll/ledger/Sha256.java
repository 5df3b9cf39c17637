package org.longroll.ledger;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;

/** A SHA-256 digest, written as 64 lower-case hexadecimal digits. */
public final class Sha256 {

    /** The previous hash of the first event of a stream. */
    public static final Sha256 GENESIS = new Sha256(new byte[32]);

    private final byte[] bytes;

    private Sha256(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Sha256 of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    public static Sha256 of(byte[] content) {
        return of(content, content.length);
    }

    static Sha256 of(byte[] content, int length) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(content, 0, length);
            return new Sha256(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }

    public static Sha256 fromBytes(byte[] digest) {
        if (digest.length != 32) {
            throw new IllegalArgumentException("a SHA-256 has 32 bytes, not " + digest.length);
        }
        return new Sha256(digest.clone());
    }

    public static Sha256 fromHex(String hex) {
        if (!hex.equals(hex.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException("a hash is written in lower case");
        }
        return fromBytes(HexFormat.of().parseHex(hex));
    }

    byte byteAt(int index) {
        return bytes[index];
    }

    public byte[] toBytes() {
        return bytes.clone();
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sha256 that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return hex();
    }
}
