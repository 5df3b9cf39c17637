package org.longroll.web.battles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.Submission;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** The headers that every write may have. */
public final class WriteHeaders {

    private static final ObjectWriter SORTED =
            new ObjectMapper().writer().with(JsonNodeFeature.WRITE_PROPERTIES_SORTED);
    private static final Pattern KEY = Pattern.compile("[!#-\\[\\]-~]{1,200}");
    private static final Pattern VERSION = Pattern.compile("(?:\"(\\d{1,18})\"|(\\d{1,18}))");

    @HeaderParam("Idempotency-Key")
    @Parameter(description = "Makes it safe to send the request again: the same key and body are recorded once.")
    @Nullable String idempotencyKey;

    @HeaderParam(HttpHeaders.IF_MATCH)
    @Parameter(description = "The version that the battle must have, in quotes; without it the newest is used.")
    @Nullable String ifMatch;

    /** The submission of this content to this call. */
    Submission submission(String actor, String content) {
        return new Submission(actor, key(), content, version());
    }

    /** The submission of a body; the order of fields does not matter. */
    Submission submission(String actor, String call, JsonNode body) {
        try {
            return submission(actor, call + " " + SORTED.writeValueAsString(body));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a body that was read cannot be written", e);
        }
    }

    private @Nullable String key() {
        if (idempotencyKey == null) {
            return null;
        }
        var bare = idempotencyKey.length() > 1 && idempotencyKey.startsWith("\"") && idempotencyKey.endsWith("\"")
                ? idempotencyKey.substring(1, idempotencyKey.length() - 1)
                : idempotencyKey;
        if (!KEY.matcher(bare).matches()) {
            throw new ProblemException(Problem.invalidInput(
                    "Idempotency-Key", "must be 1 to 200 visible ASCII characters, such as a UUID"));
        }
        return bare;
    }

    private @Nullable Long version() {
        if (ifMatch == null || ifMatch.strip().equals("*")) {
            return null;
        }
        var match = VERSION.matcher(ifMatch.strip());
        if (!match.matches()) {
            throw new ProblemException(Problem.invalidInput(
                    HttpHeaders.IF_MATCH, "must be the battle's version in quotes, such as \"7\""));
        }
        return Long.valueOf(match.group(1) == null ? match.group(2) : match.group(1));
    }
}
