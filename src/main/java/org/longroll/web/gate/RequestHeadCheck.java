package org.longroll.web.gate;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.Problem;

/** Checks the head of a request for faults that do not depend on its address. */
@Singleton
class RequestHeadCheck {

    /** A name or address with a port; what comes behind it is not looked up or shown anywhere. */
    private static final Pattern HOST = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]{1,255})(:[0-9]{1,5})?");

    private static final String NUL = "%00";
    private static final String METRICS = "/q/metrics";

    /** The decoder takes more, so that what is too long is still answered in words. */
    private static final int LONGEST_ADDRESS = 4_096;

    private static final int LARGEST_HEADERS = 20_480;

    private final List<String> hosts;

    /** @param hosts the names under which this server is called, without ports; all names if there are none */
    RequestHeadCheck(@ConfigProperty(name = "longroll.hosts") Optional<List<String>> hosts) {
        this.hosts = hosts.orElse(List.of()).stream()
                .map(host -> host.strip().toLowerCase(Locale.ROOT))
                .toList();
    }

    Optional<Problem> objection(RoutingContext call) {
        var request = call.request();
        if (request.uri().length() > LONGEST_ADDRESS) {
            return Optional.of(HttpProblems.of(414));
        }
        if (size(request) > LARGEST_HEADERS) {
            return Optional.of(HttpProblems.of(431));
        }
        if (request.uri().toLowerCase(Locale.ROOT).contains(NUL)) {
            return Optional.of(malformed("The address contains a NUL."));
        }
        if (!isNormal(call)) {
            return Optional.of(
                    malformed("The path of the address is not in its normal form, without dots, empty segments,"
                            + " parameters and letters that need no encoding."));
        }
        var scheme = request.getHeader("X-Forwarded-Proto");
        if (scheme != null && !scheme.equalsIgnoreCase("http") && !scheme.equalsIgnoreCase("https")) {
            return Optional.of(malformed("The header X-Forwarded-Proto is neither http nor https."));
        }
        var host = request.getHeader(HttpHeaders.HOST);
        if (host != null && !HOST.matcher(host).matches()) {
            return Optional.of(malformed("The header Host is not a name."));
        }
        if (!isLookedAtFromInside(call) && !hosts.isEmpty() && (host == null || !hosts.contains(withoutPort(host)))) {
            return Optional.of(Problem.of(421, "wrong-host", "This server is not called like that.", null));
        }
        return objectionToAccept(request);
    }

    /**
     * Limits, hosts and routes are decided by the normal form of the path, and a resource is found by what it makes of
     * the path itself. Where the two are one there is no second way in.
     */
    private static boolean isNormal(RoutingContext call) {
        var path = call.request().path();
        return call.normalizedPath().equals(path) && path.indexOf(';') < 0;
    }

    /** Probes and Prometheus call servers by their addresses; a proxy keeps both to itself. */
    private static boolean isLookedAtFromInside(RoutingContext call) {
        return Gate.isHealth(call) || call.normalizedPath().equals(METRICS);
    }

    private static long size(HttpServerRequest request) {
        long size = 0;
        for (var header : request.headers()) {
            size += header.getKey().length() + (long) header.getValue().length();
        }
        return size;
    }

    private static String withoutPort(String host) {
        return host.replaceFirst(":[0-9]+$", "").toLowerCase(Locale.ROOT);
    }

    /** An empty list of formats is as good as none. */
    private static Optional<Problem> objectionToAccept(HttpServerRequest request) {
        var accept = String.join(",", request.headers().getAll(HttpHeaders.ACCEPT));
        if (accept.isEmpty() && !request.headers().contains(HttpHeaders.ACCEPT)) {
            return Optional.empty();
        }
        if (accept.replace(',', ' ').isBlank()) {
            request.headers().remove(HttpHeaders.ACCEPT);
            return Optional.empty();
        }
        try {
            for (var type : accept.split(",", -1)) {
                MediaType.valueOf(type.strip());
            }
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(malformed("The header Accept is not a list of media types."));
        }
    }

    private static Problem malformed(String detail) {
        return Problem.of(400, "malformed-request", "The request cannot be understood.", detail);
    }
}
