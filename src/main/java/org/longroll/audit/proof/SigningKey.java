package org.longroll.audit.proof;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.util.Arrays;

/** A private Ed25519 key with a name. It prints nothing but its public part. */
public final class SigningKey {

    private final VerifierKey verifier;
    private final PrivateKey secret;

    public SigningKey(String name, KeyPair pair) {
        if (!VerifierKey.NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("a key's name has neither blanks nor plus signs");
        }
        var encoded = pair.getPublic().getEncoded();
        var kindAndKey = Arrays.copyOfRange(encoded, encoded.length - VerifierKey.KEY_BYTES - 1, encoded.length);
        kindAndKey[0] = VerifierKey.NOTE;
        this.verifier = VerifierKey.of(name, kindAndKey);
        this.secret = pair.getPrivate();
    }

    public VerifierKey verifier() {
        return verifier;
    }

    public String name() {
        return verifier.name();
    }

    byte[] sign(String text) {
        try {
            var signer = Signature.getInstance("Ed25519");
            signer.initSign(secret);
            signer.update(text.getBytes(StandardCharsets.UTF_8));
            return signer.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java runtime has Ed25519", e);
        }
    }

    @Override
    public String toString() {
        return verifier.text();
    }
}
