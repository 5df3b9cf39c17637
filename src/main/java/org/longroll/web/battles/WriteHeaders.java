package org.longroll.web.battles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.UUID;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.Submission;
import org.longroll.web.http.IfMatch;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** The headers that every write may have. */
public final class WriteHeaders {

    private static final ObjectWriter SORTED =
            new ObjectMapper().writer().with(JsonNodeFeature.WRITE_PROPERTIES_SORTED);
    private static final Pattern UUID_FORM = Pattern.compile("(?i)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{22,200}");
    private static final int RANDOM_UUID = 4;

    /** Of 22 characters that are random one in a thousand million million has fewer; words and repetitions do. */
    private static final int DISTINCT_MIN = 8;

    private static final Pattern KEY = Pattern.compile("[!#-\\[\\]-~]{1,200}");

    @HeaderParam("Idempotency-Key")
    @Parameter(
            description = "Makes it safe to send the request again: the same key and body from the same seat are"
                    + " recorded once. To start a battle it is a version 4 UUID or at least 22 random characters of"
                    + " base64url.")
    @Nullable String idempotencyKey;

    @HeaderParam(HttpHeaders.IF_MATCH)
    @Parameter(description = "The version that the battle must have, in quotes; without it the newest is used.")
    @Nullable String ifMatch;

    /** The submission of this content to this call. */
    Submission submission(String actor, String content) {
        return new Submission(actor, key(), content, IfMatch.version(ifMatch));
    }

    /** The submission of a caller without a seat: the key is the secret by which the keys of the seats are shown again. */
    Submission secretSubmission(String actor, String call, JsonNode body) {
        var sent = submission(actor, call, body);
        if (sent.key() != null && !isSecret(sent.key())) {
            throw new ProblemException(Problem.invalidInput(
                    "Idempotency-Key",
                    "must be a version 4 UUID or at least 22 random characters of base64url: without a seat it is the"
                            + " secret that shows the keys again"));
        }
        return sent;
    }

    private static boolean isSecret(String key) {
        return UUID_FORM.matcher(key).matches()
                ? UUID.fromString(key).version() == RANDOM_UUID
                : SECRET.matcher(key).matches() && key.chars().distinct().count() >= DISTINCT_MIN;
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
}
