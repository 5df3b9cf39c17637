package org.longroll.web.proofs;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Pattern;
import org.longroll.audit.proof.SigningKey;

/**
 * Private keys as text, as the Go package {@code sumdb/note} writes them, from which C2SP signed-note comes:
 * {@code PRIVATE+KEY+<name>+<key id>+<base64 of 1 and the seed>}.
 */
public final class SigningKeys {

    private static final String PREFIX = "PRIVATE+KEY+";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._/-]{0,99}");
    private static final int SEED_BYTES = 32;
    private static final byte ED25519 = 1;

    private SigningKeys() {}

    /** @throws IllegalArgumentException if it is no such key, with a sentence that says so */
    public static SigningKey read(String text) {
        var parts = text.strip().split("\\+", 5);
        if (parts.length != 5 || !text.strip().startsWith(PREFIX)) {
            throw bad("must be written as PRIVATE+KEY+<name>+<8 hex digits>+<base64>");
        }
        requireName(parts[2]);
        var bytes = decoded(parts[4]);
        if (bytes.length != 1 + SEED_BYTES || bytes[0] != ED25519) {
            throw bad("must be an Ed25519 key");
        }
        var key = new SigningKey(parts[2], pair(Arrays.copyOfRange(bytes, 1, bytes.length)));
        if (!key.verifier().id().equals(parts[3])) {
            throw bad("is damaged: its id does not fit its name and bytes");
        }
        return key;
    }

    /** A new key with this name, as text. */
    public static String make(String name) {
        requireName(name);
        return text(name, seed());
    }

    /** A new key with a name that no other server has. */
    public static String make() {
        var seed = seed();
        return text(
                "longroll-" + new SigningKey("longroll", pair(seed)).verifier().id(), seed);
    }

    private static String text(String name, byte[] seed) {
        var bytes = new byte[1 + SEED_BYTES];
        bytes[0] = ED25519;
        System.arraycopy(seed, 0, bytes, 1, SEED_BYTES);
        var id = new SigningKey(name, pair(seed)).verifier().id();
        return PREFIX + name + "+" + id + "+" + Base64.getEncoder().encodeToString(bytes);
    }

    private static byte[] seed() {
        var seed = new byte[SEED_BYTES];
        new SecureRandom().nextBytes(seed);
        return seed;
    }

    private static void requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw bad("must have a name of letters, digits, dots, hyphens and slashes");
        }
    }

    private static byte[] decoded(String base64) {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("LONGROLL_SIGNING_KEY must end in base64.", e);
        }
    }

    private static IllegalArgumentException bad(String why) {
        return new IllegalArgumentException("LONGROLL_SIGNING_KEY " + why + ".");
    }

    /** The JDK makes a public key of a private one only when it makes both: it is given the seed as its chance. */
    private static KeyPair pair(byte[] seed) {
        try {
            var generator = KeyPairGenerator.getInstance("Ed25519");
            generator.initialize(NamedParameterSpec.ED25519, new Seeded(seed));
            var pair = generator.generateKeyPair();
            if (!(pair.getPrivate() instanceof EdECPrivateKey key)
                    || !Arrays.equals(key.getBytes().orElseThrow(), seed)) {
                throw new IllegalStateException("this Java runtime makes Ed25519 keys in another way");
            }
            return pair;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java runtime has Ed25519", e);
        }
    }

    private static final class Seeded extends SecureRandom {

        private static final long serialVersionUID = 1L;

        private final byte[] seed;

        Seeded(byte[] seed) {
            this.seed = seed;
        }

        @Override
        public void nextBytes(byte[] bytes) {
            System.arraycopy(seed, 0, bytes, 0, bytes.length);
        }
    }
}
