package org.longroll.web.description;

import jakarta.ws.rs.core.HttpHeaders;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.longroll.web.battles.WriteHeaders;
import org.longroll.web.gate.Allowance;
import org.longroll.web.problem.Problem;
import org.longroll.web.seats.Right;

/** The headers of answers, and the statuses with which a call can be refused. */
final class Statuses {

    static final String REPLAY = "Idempotent-Replay";
    static final String PREFERENCE_APPLIED = "Preference-Applied";

    /** What each status means, and the header that comes with it. */
    private enum Refusal {
        BAD_REQUEST("400", "The request cannot be understood, or some of the input cannot be used."),
        KEY_NEEDED("401", "It needs a key, or the key is not known here.", HttpHeaders.WWW_AUTHENTICATE),
        NOT_YOURS("403", "It is not for your seat to do."),
        NOT_FOUND("404", "There is nothing here, or nothing that you may see."),
        NOT_ACCEPTABLE("406", "None of the formats that `Accept` names is to be had here."),
        MOVED_ON("409", "It does not fit what is here now."),
        OVERTAKEN("412", "The battle has another version than `If-Match` says; `version` is its present one."),
        TOO_LARGE("413", "The body is larger than this address takes."),
        UNSUPPORTED("415", "This address does not read that format."),
        AGAINST_THE_RULES("422", "The rules do not allow it; `code` says why."),
        TOO_MANY("429", "Too many for now.", HttpHeaders.RETRY_AFTER, Allowance.LIMIT, Allowance.POLICY);

        private final String status;
        private final String meaning;
        private final String[] headers;

        Refusal(String status, String meaning, String... headers) {
            this.status = status;
            this.meaning = meaning;
            this.headers = headers;
        }

        private String key() {
            var words = new StringBuilder();
            for (var word : name().split("_")) {
                words.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
            }
            return words.toString();
        }
    }

    private Statuses() {}

    /** The refusals of a call, as references by status. */
    static SortedMap<String, APIResponse> refusals(ApiCall call) {
        var refusals = new TreeMap<String, APIResponse>();
        for (var refusal : Refusal.values()) {
            if (isPossible(refusal, call)) {
                refusals.put(refusal.status, OASFactory.createAPIResponse().ref(refusal.key()));
            }
        }
        for (var declared : call.told()
                .getAnnotationsByType(org.eclipse.microprofile.openapi.annotations.responses.APIResponse.class)) {
            if (declared.responseCode().startsWith("4")) {
                refusals.put(declared.responseCode(), problem(declared.description()));
            }
        }
        return refusals;
    }

    private static APIResponse problem(String meaning) {
        return OASFactory.createAPIResponse()
                .description(meaning)
                .content(OASFactory.createContent()
                        .addMediaType(
                                Problem.MEDIA_TYPE,
                                OASFactory.createMediaType()
                                        .schema(OASFactory.createSchema().ref("Problem"))));
    }

    private static boolean isPossible(Refusal refusal, ApiCall call) {
        boolean writes = call.takes(WriteHeaders.class);
        boolean reads = call.verb().equals("GET");
        return switch (refusal) {
            case BAD_REQUEST, KEY_NEEDED, NOT_ACCEPTABLE, TOO_MANY -> true;
            case NOT_YOURS -> call.right() != Right.LOOK_AROUND && call.right() != Right.READ;
            case NOT_FOUND -> call.hasTemplates() || reads;
            case MOVED_ON ->
                writes
                        || !reads && call.right() == Right.START_BATTLES
                        || call.path().endsWith("/live");
            case OVERTAKEN -> call.isAbout("battle") && (writes || call.takesHeader(HttpHeaders.IF_MATCH));
            case TOO_LARGE, UNSUPPORTED -> !reads;
            case AGAINST_THE_RULES ->
                !reads || call.isAbout("question") || call.path().endsWith("/analysis");
        };
    }

    /** Adds what the calls refer to. */
    static void addTo(Components components) {
        for (var refusal : Refusal.values()) {
            var response = problem(refusal.meaning);
            for (var header : refusal.headers) {
                response.addHeader(header, OASFactory.createHeader().ref(header));
            }
            components.addResponse(refusal.key(), response);
        }
        headers().forEach(components::addHeader);
    }

    private static Map<String, Header> headers() {
        var headers = new LinkedHashMap<String, Header>();
        headers.put(HttpHeaders.ETAG, header("The version of what is answered, in quotes; for `If-Match`.", "\"7\""));
        headers.put(HttpHeaders.LOCATION, header("The address of what is new.", null));
        headers.put(
                REPLAY, header("`true` if the same request was recorded before and is only answered again.", "true"));
        headers.put(HttpHeaders.RETRY_AFTER, header("After how many seconds to ask again.", "1"));
        headers.put(
                Allowance.LIMIT,
                header(
                        "With every answer of the API: how many calls are left, and after how many seconds all of them are back.",
                        "\"address\";r=593;t=2"));
        headers.put(
                Allowance.POLICY,
                header("How many calls there are at once, and in how many seconds.", "\"address\";q=600;w=60"));
        headers.put(PREFERENCE_APPLIED, header("The part of `Prefer` that was followed.", "respond-async"));
        headers.put(
                HttpHeaders.LINK,
                header("The address of the next lines, with `rel=\"next\"`; left out on the last.", null));
        headers.put(HttpHeaders.CONTENT_DISPOSITION, header("The name of the file.", null));
        headers.put(HttpHeaders.WWW_AUTHENTICATE, header("How a key is sent.", "Bearer"));
        return headers;
    }

    private static Header header(String description, @org.jspecify.annotations.Nullable String example) {
        var header = OASFactory.createHeader()
                .description(description)
                .schema(OASFactory.createSchema().addType(SchemaType.STRING));
        return example == null ? header : header.example(example);
    }
}
