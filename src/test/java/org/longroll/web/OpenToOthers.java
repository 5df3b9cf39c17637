package org.longroll.web;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.security.Key;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;

/**
 * A server that pages of other sites may call, set up as the guides say, that believes the tokens of a provider and a proxy,
 * and has small limits. One profile for all these tests: Quarkus builds and starts the server anew for each.
 */
public final class OpenToOthers implements QuarkusTestProfile {

    /** How many battles an address starts at once. */
    static final int STARTS = 20;

    /** How many calls a seat makes at once. */
    static final int CALLS = 300;

    /** How many bodies an address may have unfinished. */
    static final int BODIES = 210;

    /** How many requests an address may have open. */
    static final int AT_ONCE = 260;

    /** How many reports and exports an address may have under way. */
    static final int DOCUMENTS = 3;

    /** The memory that all bodies together may take. */
    static final int BYTES_OF_BODIES = 40_000_000;

    static final String APP = "https://app.example";
    static final String PRIVATE_KEY = "longroll.test.oidc.private-key";
    private static final String PUBLIC_KEY = "longroll.test.oidc.public-key";

    @Override
    public Map<String, String> getConfigOverrides() {
        makeKeysOnce();
        return Map.ofEntries(
                Map.entry("quarkus.http.cors.enabled", "true"),
                Map.entry("quarkus.http.cors.origins", APP + ",/http://localhost:[0-9]+/"),
                Map.entry("quarkus.oidc.tenant-enabled", "true"),
                Map.entry("quarkus.oidc.public-key", System.getProperty(PUBLIC_KEY)),
                Map.entry("quarkus.oidc.token.issuer", "https://club.example"),
                Map.entry("quarkus.http.proxy.proxy-address-forwarding", "true"),
                Map.entry("quarkus.http.proxy.allow-x-forwarded", "true"),
                Map.entry("quarkus.http.proxy.trusted-proxies", "127.0.0.1"),
                Map.entry("longroll.rate.starts-of-an-address", STARTS + " at once, 60 a hour"),
                Map.entry("longroll.rate.calls-of-a-seat", CALLS + " at once, 1 a minute"),
                Map.entry("longroll.gate.deadline-of-bodies", "4S"),
                Map.entry("longroll.gate.bodies-of-an-address", Integer.toString(BODIES)),
                Map.entry("longroll.gate.calls-of-an-address", Integer.toString(AT_ONCE)),
                Map.entry("longroll.gate.documents-of-an-address", Integer.toString(DOCUMENTS)),
                Map.entry("longroll.gate.bytes-of-answers", "5000000"),
                Map.entry("longroll.gate.bytes-of-bodies", Integer.toString(BYTES_OF_BODIES)));
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
