package org.longroll.web.description;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.longroll.report.Report;
import org.longroll.report.render.JsonReport;
import org.longroll.web.battles.WriteHeaders;

/** The answers of a call that is not refused: statuses, media types, shapes and headers. */
final class Successes {

    private final RequestShapes requests;
    private final AnswerShapes answers;
    private final AnswerShapes reports;

    Successes(Components components, ObjectMapper mapper) {
        this.requests = new RequestShapes(components);
        this.answers = new AnswerShapes(components, mapper);
        this.reports = new AnswerShapes(components, JsonReport.mapper());
    }

    /** By status. */
    SortedMap<String, org.eclipse.microprofile.openapi.models.responses.APIResponse> of(ApiCall call) {
        var found = new TreeMap<String, org.eclipse.microprofile.openapi.models.responses.APIResponse>();
        for (var method : call.methods()) {
            var declared = Arrays.stream(method.getAnnotationsByType(APIResponse.class))
                    .filter(answer -> answer.responseCode().startsWith("2")
                            || answer.responseCode().startsWith("3"))
                    .toList();
            declared.forEach(answer -> add(found, method, answer));
            if (declared.isEmpty()) {
                boolean silent = method.getReturnType() == void.class;
                merge(
                        found,
                        silent ? "204" : "200",
                        silent ? "It is done." : "What was asked for.",
                        silent ? OASFactory.createContent() : returned(method));
            }
        }
        var recorded = found.get("201");
        if (recorded != null && call.takes(WriteHeaders.class)) {
            replayable(recorded, found);
        }
        var made = found.get("201");
        if (made != null) {
            made.addHeader(HttpHeaders.LOCATION, reference(HttpHeaders.LOCATION));
        }
        if (call.isTagged()) {
            tagged(found);
        }
        var underWay = found.get("202");
        if (underWay != null && call.takes(WriteHeaders.class)) {
            underWay.addHeader(HttpHeaders.ETAG, reference(HttpHeaders.ETAG));
            underWay.addHeader(HttpHeaders.LOCATION, reference(HttpHeaders.LOCATION));
            underWay.addHeader(Statuses.PREFERENCE_APPLIED, reference(Statuses.PREFERENCE_APPLIED));
        } else if (underWay != null) {
            underWay.addHeader(HttpHeaders.RETRY_AFTER, reference(HttpHeaders.RETRY_AFTER));
            underWay.addHeader(Statuses.PREFERENCE_APPLIED, reference(Statuses.PREFERENCE_APPLIED));
        }
        return found;
    }

    /** Every read has a tag, and is not sent again to a caller who has it. */
    private static void tagged(SortedMap<String, org.eclipse.microprofile.openapi.models.responses.APIResponse> found) {
        var whole = found.get("200");
        if (whole != null) {
            whole.addHeader(HttpHeaders.ETAG, reference(HttpHeaders.ETAG));
            found.put(
                    "304",
                    OASFactory.createAPIResponse()
                            .description("The caller has it already.")
                            .addHeader(HttpHeaders.ETAG, reference(HttpHeaders.ETAG)));
        }
    }

    /** What was recorded is answered with its version; sent again, it is answered again and marked. */
    private static void replayable(
            org.eclipse.microprofile.openapi.models.responses.APIResponse recorded,
            SortedMap<String, org.eclipse.microprofile.openapi.models.responses.APIResponse> found) {
        recorded.addHeader(HttpHeaders.ETAG, reference(HttpHeaders.ETAG));
        var again = found.computeIfAbsent("200", status -> OASFactory.createAPIResponse()
                .description("The same `Idempotency-Key` and body were recorded before: answered again."));
        again.addHeader(HttpHeaders.ETAG, reference(HttpHeaders.ETAG));
        again.addHeader(Statuses.REPLAY, reference(Statuses.REPLAY));
        again.addHeader(Statuses.PREFERENCE_APPLIED, reference(Statuses.PREFERENCE_APPLIED));
        recorded.addHeader(Statuses.PREFERENCE_APPLIED, reference(Statuses.PREFERENCE_APPLIED));
        again.addHeader(HttpHeaders.LOCATION, reference(HttpHeaders.LOCATION));
        var content = again.getContent() == null ? OASFactory.createContent() : again.getContent();
        recorded.getContent().getMediaTypes().forEach((type, answer) -> either(content, type, answer.getSchema()));
        again.setContent(content);
    }

    private void add(
            SortedMap<String, org.eclipse.microprofile.openapi.models.responses.APIResponse> found,
            Method method,
            APIResponse declared) {
        var content = OASFactory.createContent();
        for (var each : declared.content()) {
            ApiCall.mediaTypes(method, each).forEach(type -> either(content, type, shape(type, each.schema())));
        }
        boolean leftToTheType = declared.content().length == 0 && !isOpaque(method.getReturnType());
        var answer = merge(
                found, declared.responseCode(), declared.description(), leftToTheType ? returned(method) : content);
        for (var header : declared.headers()) {
            var name = header.name();
            answer.addHeader(name, reference(name));
        }
    }

    private static org.eclipse.microprofile.openapi.models.responses.APIResponse merge(
            SortedMap<String, org.eclipse.microprofile.openapi.models.responses.APIResponse> found,
            String status,
            String description,
            Content content) {
        var answer = found.computeIfAbsent(
                status, key -> OASFactory.createAPIResponse().description(description));
        var types = content.getMediaTypes();
        if (types == null || types.isEmpty()) {
            return answer;
        }
        var whole = answer.getContent() == null ? OASFactory.createContent() : answer.getContent();
        types.forEach((type, shape) -> {
            if (whole.getMediaType(type) == null) {
                whole.addMediaType(type, shape);
            }
        });
        answer.setContent(whole);
        return answer;
    }

    private Content returned(Method method) {
        var content = OASFactory.createContent();
        for (var type : ApiCall.mediaTypes(method)) {
            var shape = isJson(type) && !isOpaque(method.getReturnType())
                    ? answers.of(method.getAnnotatedReturnType())
                    : plain(type);
            either(content, type, shape);
        }
        return content;
    }

    private static boolean isOpaque(Class<?> returned) {
        return returned == Response.class || returned == String.class || returned == void.class;
    }

    private Schema shape(String mediaType, org.eclipse.microprofile.openapi.annotations.media.Schema said) {
        if (!isJson(mediaType)) {
            return plain(mediaType);
        }
        return Remarks.of(said)
                .flatMap(remarks -> remarks.instead(this::described))
                .orElseGet(() -> plain(mediaType));
    }

    private Schema described(Class<?> type) {
        if (type == Report.class) {
            return reports.of(type);
        }
        return type.getSimpleName().endsWith("Request") ? requests.of(type) : answers.of(type);
    }

    private static boolean isJson(String mediaType) {
        return mediaType.equals("application/json") || mediaType.endsWith("+json");
    }

    /** Media types whose content is described elsewhere: any object, a text, or bytes. */
    static Schema plain(String mediaType) {
        if (isJson(mediaType)) {
            return Leaves.open();
        }
        boolean isText = mediaType.startsWith("text/")
                || List.of("application/x-ndjson", "application/yaml").contains(mediaType);
        var schema = Leaves.of(SchemaType.STRING);
        return isText ? schema : schema.format("binary");
    }

    private static void either(Content content, String mediaType, Schema shape) {
        var known = content.getMediaType(mediaType);
        if (known == null) {
            content.addMediaType(mediaType, OASFactory.createMediaType().schema(shape));
        } else if (!known.getSchema().equals(shape)) {
            known.setSchema(
                    OASFactory.createSchema().addAnyOf(known.getSchema()).addAnyOf(shape));
        }
    }

    private static org.eclipse.microprofile.openapi.models.headers.Header reference(String header) {
        return OASFactory.createHeader().ref(header);
    }
}
