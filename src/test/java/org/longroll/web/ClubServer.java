package org.longroll.web;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** A server that a club runs: it has an admin key and names of its own, and few guesses are enough. */
public final class ClubServer implements QuarkusTestProfile {

    static final String ADMIN_KEY = "the club's own key that is long enough";

    /** More than the wrong keys that the matrix of callers tries from its address. */
    static final int GUESSES = 600;

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                "longroll.admin-key",
                ADMIN_KEY,
                "longroll.failed-keys.limit",
                Integer.toString(GUESSES),
                "longroll.failed-keys.window",
                "10m",
                "longroll.hosts",
                "localhost, Journal.example.org");
    }
}
