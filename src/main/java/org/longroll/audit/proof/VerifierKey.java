package org.longroll.audit.proof;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.longroll.ledger.Sha256;

/**
 * A public key as C2SP signed-note writes it: {@code <name>+<key id>+<base64 of the kind and the key>}. Kind 1 is
 * Ed25519; the key id is the beginning of the SHA-256 of name and key.
 */
public record VerifierKey(String name, String id, String text) {

    /** Ed25519, of notes. */
    static final byte NOTE = 1;

    /** Ed25519, of a witness: C2SP tlog-cosignature. */
    static final byte COSIGNATURE = 4;

    static final int KEY_BYTES = 32;
    static final int ID_BYTES = 4;
    private static final int MAX_CHARACTERS = 300;
    static final Pattern NAME = Pattern.compile("[!-*,-~]{1,200}");

    /** What stands before the 32 bytes of an Ed25519 key in its X.509 form: RFC 8410. */
    private static final byte[] X509 = HexFormat.of().parseHex("302a300506032b6570032100");

    /** @throws IllegalArgumentException if the text is not such a key */
    public static VerifierKey parse(String text) {
        var parts = text.split("\\+", 3);
        if (text.length() > MAX_CHARACTERS
                || parts.length != 3
                || !NAME.matcher(parts[0]).matches()) {
            throw bad();
        }
        var encoded = decoded(parts[2]);
        if (encoded.length != 1 + KEY_BYTES || encoded[0] != NOTE && encoded[0] != COSIGNATURE) {
            throw bad();
        }
        var key = of(parts[0], encoded);
        if (!key.text().equals(text)) {
            throw new IllegalArgumentException("The key's id does not fit its name and bytes.");
        }
        return key;
    }

    /** A key that signs notes, as a server does; that of a witness signs nothing but cosignatures. */
    public static VerifierKey ofAServer(String text) {
        var key = parse(text);
        if (key.isOfAWitness()) {
            throw new IllegalArgumentException("The key is that of a witness.");
        }
        return key;
    }

    static VerifierKey of(String name, byte[] kindAndKey) {
        var id = HexFormat.of().formatHex(id(name, kindAndKey));
        return new VerifierKey(
                name, id, name + "+" + id + "+" + Base64.getEncoder().encodeToString(kindAndKey));
    }

    private static byte[] id(String name, byte[] kindAndKey) {
        var start = (name + "\n").getBytes(StandardCharsets.UTF_8);
        var content = ByteBuffer.allocate(start.length + kindAndKey.length)
                .put(start)
                .put(kindAndKey)
                .array();
        return Arrays.copyOf(Sha256.of(content).toBytes(), ID_BYTES);
    }

    private static byte[] decoded(String base64) {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("A key is written as <name>+<8 hex digits>+<base64>.", e);
        }
    }

    private static IllegalArgumentException bad() {
        return new IllegalArgumentException("A key is written as <name>+<8 hex digits>+<base64>.");
    }

    boolean isOfAWitness() {
        return kindAndKey()[0] == COSIGNATURE;
    }

    private byte[] kindAndKey() {
        return decoded(text.substring(name.length() + 2 + 2 * ID_BYTES));
    }

    /** Ed25519 of RFC 8032, by the JDK. */
    boolean verifies(byte[] message, byte[] signature) {
        try {
            var verifier = Signature.getInstance("Ed25519");
            verifier.initVerify(publicKey());
            verifier.update(message);
            return verifier.verify(signature);
        } catch (GeneralSecurityException e) {
            // Bytes that are no point of the curve, or no signature.
            return false;
        }
    }

    private PublicKey publicKey() throws GeneralSecurityException {
        var raw = kindAndKey();
        var encoded = ByteBuffer.allocate(X509.length + KEY_BYTES)
                .put(X509)
                .put(raw, 1, KEY_BYTES)
                .array();
        return KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded));
    }

    @Override
    public String toString() {
        return text;
    }
}
