package org.longroll.web.http;

import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * Refuses formats that a call does not have, query parameters that it does not have or cannot read, and an {@code
 * If-Match} that is no version.
 */
class RequestFilter {

    private final Map<Method, Parameters> parameters = new ConcurrentHashMap<>();

    /** After the caller's seat is checked: to a caller who may not see a battle nothing is said of it. */
    @ServerRequestFilter(priority = Priorities.USER + 1)
    void check(ContainerRequestContext request, ResourceInfo resource) {
        requireAcceptable(request, resource);
        var violations = parameters
                .computeIfAbsent(resource.getResourceMethod(), Parameters::of)
                .violations(request.getUriInfo().getQueryParameters(), asJson(resource));
        if (!violations.isEmpty()) {
            throw new ProblemException(Problem.invalidInput(violations));
        }
        IfMatch.version(request.getHeaderString(HttpHeaders.IF_MATCH));
    }

    /** The tables of an address take fewer parameters than its JSON. */
    private static String asJson(ResourceInfo resource) {
        var produced = resource.getResourceMethod().getAnnotation(Produces.class);
        return produced != null && Arrays.stream(produced.value()).allMatch(type -> type.startsWith("text/csv"))
                ? " as text/csv; filters are for Accept: application/json"
                : "";
    }

    private static void requireAcceptable(ContainerRequestContext request, ResourceInfo resource) {
        var own = resource.getResourceMethod().getAnnotation(Produces.class);
        var produced = own == null ? resource.getResourceClass().getAnnotation(Produces.class) : own;
        if (produced != null
                && Arrays.stream(produced.value())
                        .map(MediaType::valueOf)
                        .noneMatch(type ->
                                request.getAcceptableMediaTypes().stream().anyMatch(type::isCompatible))) {
            throw new ProblemException(HttpProblems.of(406));
        }
    }
}
