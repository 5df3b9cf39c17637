package org.longroll.web.gate;

import io.vertx.core.http.HttpServerResponse;

/**
 * How many calls one rate still allows, told in the header fields of draft-ietf-httpapi-ratelimit-headers.
 *
 * @param name what is counted: {@code address}, {@code seat} or {@code start}
 * @param quota how many calls at once
 * @param windowSeconds the time in which all of them come back
 * @param remaining so many are left
 * @param waitSeconds 0, or the time to wait until there is one again
 */
public record Allowance(String name, int quota, long windowSeconds, long remaining, long waitSeconds) {

    public static final String LIMIT = "RateLimit";
    public static final String POLICY = "RateLimit-Policy";

    public boolean isSpent() {
        return waitSeconds > 0;
    }

    /** The seconds until all of them are back. */
    private long resetSeconds() {
        return isSpent() ? waitSeconds : (long) Math.ceil((double) (quota - remaining) * windowSeconds / quota);
    }

    /** Adds itself to what an answer says of other rates. */
    public void tellIn(HttpServerResponse response) {
        add(response, POLICY, "\"" + name + "\";q=" + quota + ";w=" + windowSeconds);
        add(response, LIMIT, "\"" + name + "\";r=" + remaining + ";t=" + resetSeconds());
    }

    private static void add(HttpServerResponse response, String field, String value) {
        var others = response.headers().get(field);
        response.putHeader(field, others == null ? value : others + ", " + value);
    }
}
