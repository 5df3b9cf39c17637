package org.longroll.web.problem;

import jakarta.ws.rs.core.HttpHeaders;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Problems that the HTTP layer finds before a resource is called. */
public final class HttpProblems {

    /** The header of an answer that may be another in a second. */
    public static final Map<String, String> SOON = Map.of(HttpHeaders.RETRY_AFTER, "1");

    private HttpProblems() {}

    public static Problem of(int status) {
        return switch (status) {
            case 400 -> Problem.of(400, "malformed-request", "The request cannot be understood.", null);
            case 401 -> Problem.of(401, "unknown-key", "The key is not known here.", null);
            case 404 -> Problem.of(404, "not-found", "There is nothing here, or nothing that you may see.", null);
            case 405 -> Problem.of(405, "method-not-allowed", "This address does not answer to that method.", null);
            case 406 -> Problem.of(406, "not-acceptable", "None of the asked-for formats is to be had here.", null);
            case 413 -> tooLarge(null);
            case 414 ->
                Problem.of(414, "address-too-long", "The address is longer than any that is answered here.", null);
            case 415 -> Problem.of(415, "unsupported-media-type", "This address does not read that format.", null);
            case 431 -> Problem.of(431, "headers-too-large", "The headers are larger than this server reads.", null);
            default ->
                status < 500
                        ? Problem.of(status, "refused", "The request was refused.", null)
                        : Problem.of(status, "internal-error", "The server made a mistake.", null);
        };
    }

    public static Problem busy() {
        return Problem.of(503, "busy", "The server has too much to do at the moment.", "Nothing was recorded.");
    }

    /** @param most how many bytes the address takes */
    public static Problem tooLarge(long most) {
        return tooLarge("It takes at most %s.".formatted(most >= 1 << 20 ? (most >> 20) + " MB" : most + " bytes"));
    }

    private static Problem tooLarge(@Nullable String detail) {
        return Problem.of(413, "too-large", "The body is larger than this address takes.", detail);
    }
}
