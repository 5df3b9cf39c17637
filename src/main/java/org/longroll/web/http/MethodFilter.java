package org.longroll.web.http;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.ProblemException;

/**
 * Answers OPTIONS, and a method that an address does not have, with the methods that it has. Only the address counts:
 * the answer is the same for a battle that is private, public or not there.
 */
class MethodFilter {

    private static final String API = "/api/";

    private final Addresses addresses;

    MethodFilter(Addresses addresses) {
        this.addresses = addresses;
    }

    /** After the suffixes are read. */
    @ServerRequestFilter(preMatching = true, priority = Priorities.USER + 1)
    Optional<Response> answer(ContainerRequestContext request) {
        var path = request.getUriInfo().getRequestUri().getRawPath();
        if (!path.startsWith(API)) {
            return Optional.empty();
        }
        var methods = addresses.methods(path);
        boolean options = request.getMethod().equals(HttpMethod.OPTIONS);
        if (methods.isEmpty()) {
            if (options) {
                throw ProblemException.nothingHere();
            }
            return Optional.empty();
        }
        var allow = String.join(", ", methods);
        if (!methods.contains(request.getMethod())) {
            throw new ProblemException(HttpProblems.of(405), Map.of(HttpHeaders.ALLOW, allow));
        }
        return options
                ? Optional.of(
                        Response.noContent().header(HttpHeaders.ALLOW, allow).build())
                : Optional.empty();
    }
}
