package org.longroll.web.description;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.parameters.Parameter.In;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;
import org.longroll.web.Suffixes;

/**
 * Describes each format of an answer as a call of its own, at the address with the suffix of that format: a client that
 * is generated from the document then knows the type of what it gets. The plain address is described with JSON, or with
 * the first format where there is none.
 */
final class Renderings {

    private static final String OK = "200";
    private static final String UNDER_WAY = "202";
    private static final String PDF = "application/pdf";
    private static final String CSV = "text/csv";
    private static final String JSON = "application/json";

    private final Parameters parameters;
    private final Map<String, PathItem> made = new TreeMap<>();

    Renderings(Parameters parameters) {
        this.parameters = parameters;
    }

    /** The addresses with suffixes, by path. */
    Map<String, PathItem> made() {
        return made;
    }

    void split(Operation operation, ApiCall call) {
        var answer = operation.getResponses().getAPIResponse(OK);
        if (!call.verb().equals("GET") || answer == null || answer.getContent() == null) {
            return;
        }
        var types = List.copyOf(answer.getContent().getMediaTypes().keySet());
        var plain = types.contains(JSON) ? JSON : types.getFirst();
        for (var type : types) {
            if (!type.equals(plain) || type.equals(CSV)) {
                Suffixes.of(type)
                        .ifPresent(suffix -> made.put(
                                call.path() + suffix,
                                OASFactory.createPathItem()
                                        .GET(rendering(operation, call, type, suffix.substring(1)))));
            }
        }
        types.stream()
                .filter(type -> !type.equals(plain) && Suffixes.of(type).isPresent())
                .forEach(answer.getContent()::removeMediaType);
        if (types.contains(PDF)) {
            operation.getResponses().removeAPIResponse(UNDER_WAY);
        }
    }

    private Operation rendering(Operation operation, ApiCall call, String type, String suffix) {
        var name = suffix.substring(0, 1).toUpperCase(Locale.ROOT) + suffix.substring(1);
        var rendering = OASFactory.createOperation()
                .operationId(operation.getOperationId() + name)
                .summary("%s, as %s".formatted(operation.getSummary(), suffix.toUpperCase(Locale.ROOT)))
                .description("The same as `%s` with `Accept: %s`. %s"
                        .formatted(call.path(), type, operation.getDescription()))
                .tags(operation.getTags())
                .security(operation.getSecurity())
                .responses(responses(operation, type));
        parametersOf(operation, method(call, type)).forEach(rendering::addParameter);
        return rendering;
    }

    private static Method method(ApiCall call, String type) {
        return call.methods().stream()
                .filter(method -> ApiCall.mediaTypes(method).contains(type))
                .findFirst()
                .orElse(call.told());
    }

    /** Those of the path and the headers, and of the query those that this format takes. */
    private Stream<Parameter> parametersOf(Operation operation, Method method) {
        var queried = parameters.queried(method);
        var described = operation.getParameters() == null ? List.<Parameter>of() : operation.getParameters();
        var known = described.stream()
                .filter(parameter -> parameter.getIn() != In.QUERY || queried.containsKey(parameter.getName()))
                .toList();
        var names = Set.copyOf(known.stream()
                .map(parameter -> String.valueOf(parameter.getName()))
                .toList());
        return Stream.concat(
                known.stream(),
                queried.entrySet().stream()
                        .filter(each -> !names.contains(each.getKey()))
                        .map(Map.Entry::getValue));
    }

    private static APIResponses responses(Operation operation, String type) {
        var responses = OASFactory.createAPIResponses();
        operation.getResponses().getAPIResponses().forEach((status, response) -> {
            if (status.equals(OK)) {
                responses.addAPIResponse(status, only(response, type));
            } else if (!status.equals(UNDER_WAY) || type.equals(PDF)) {
                responses.addAPIResponse(status, response);
            }
        });
        responses.setDefaultValue(operation.getResponses().getDefaultValue());
        return responses;
    }

    private static APIResponse only(APIResponse whole, String type) {
        Content content =
                OASFactory.createContent().addMediaType(type, whole.getContent().getMediaType(type));
        return OASFactory.createAPIResponse()
                .description(whole.getDescription())
                .headers(whole.getHeaders())
                .content(content);
    }
}
