package org.longroll.web;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.security.Key;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;

/**
 * A server that pages of other sites may call, set up as the guides say, and that believes the tokens of a provider. One
 * profile for all tests of both: each costs a start of the server.
 */
public final class OpenToOthers implements QuarkusTestProfile {

    static final String APP = "https://app.example";
    static final String PRIVATE_KEY = "longroll.test.oidc.private-key";
    private static final String PUBLIC_KEY = "longroll.test.oidc.public-key";

    @Override
    public Map<String, String> getConfigOverrides() {
        makeKeysOnce();
        return Map.of(
                "quarkus.http.cors.enabled", "true",
                "quarkus.http.cors.origins", APP + ",/http://localhost:[0-9]+/",
                "quarkus.oidc.tenant-enabled", "true",
                "quarkus.oidc.public-key", System.getProperty(PUBLIC_KEY),
                "quarkus.oidc.token.issuer", "https://club.example");
    }

    /** Quarkus asks for a profile's settings in more than one class loader; all must get the same keys. */
    private static void makeKeysOnce() {
        if (System.getProperty(PUBLIC_KEY) != null) {
            return;
        }
        try {
            var keys = KeyPairGenerator.getInstance("RSA").generateKeyPair();
            System.setProperty(PUBLIC_KEY, encoded(keys.getPublic()));
            System.setProperty(PRIVATE_KEY, encoded(keys.getPrivate()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String encoded(Key key) {
        return Base64.getEncoder().encodeToString(key.getEncoded());
    }
}
