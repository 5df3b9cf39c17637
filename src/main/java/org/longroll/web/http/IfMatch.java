package org.longroll.web.http;

import jakarta.ws.rs.core.HttpHeaders;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * The battle's version in an {@code If-Match}. The tag of a read has more behind the version, which says whether the
 * answer is the same; for a write only the version matters.
 */
public final class IfMatch {

    private static final Pattern VERSION = Pattern.compile("\"(\\d{1,18})(?:-[A-Za-z0-9_-]{1,60})?\"");

    private IfMatch() {}

    /** The version that the battle must have; null if it may have any. */
    public static @Nullable Long version(@Nullable String header) {
        if (header == null || header.strip().equals("*")) {
            return null;
        }
        var match = VERSION.matcher(header.strip());
        if (!match.matches()) {
            throw new ProblemException(Problem.invalidInput(
                    HttpHeaders.IF_MATCH, "must be one version of the battle in quotes, such as \"7\""));
        }
        return Long.valueOf(match.group(1));
    }

    /** Fails if the header names another version than the battle has. */
    public static void require(@Nullable String header, long version) {
        var wanted = version(header);
        if (wanted != null && wanted != version) {
            throw overtaken(version);
        }
    }

    /** The problem of a version that the battle no longer has. */
    public static ProblemException overtaken(long version) {
        return new ProblemException(Problem.of(
                        412,
                        "version-overtaken",
                        "The battle has moved on.",
                        "It is at version %d now; read it again before you record.".formatted(version))
                .withVersion(version));
    }
}
