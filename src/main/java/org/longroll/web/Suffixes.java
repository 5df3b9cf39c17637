package org.longroll.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Lets an address name its media type by a suffix – {@code …/events.json} – for links and for people who type them. It
 * is the same as the address without the suffix and with that {@code Accept}.
 */
public class Suffixes {

    private static final Map<String, String> MEDIA_TYPES = Map.of(
            ".json", "application/json",
            ".ndjson", "application/x-ndjson",
            ".yaml", "application/yaml",
            ".csv", "text/csv",
            ".html", "text/html",
            ".md", "text/markdown",
            ".bbcode", "text/x-bbcode",
            ".pdf", "application/pdf",
            ".zip", "application/zip");

    private static final Map<String, String> SUFFIXES = MEDIA_TYPES.entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getValue, Map.Entry::getKey));

    /** The suffix of a media type, such as {@code .csv}. */
    public static Optional<String> of(String mediaType) {
        return Optional.ofNullable(SUFFIXES.get(mediaType));
    }

    @ServerRequestFilter(preMatching = true)
    void read(ContainerRequestContext request) {
        var address = request.getUriInfo().getRequestUri();
        var path = address.getRawPath();
        var dot = path.lastIndexOf('.');
        if (!path.startsWith("/api/") || dot < path.lastIndexOf('/')) {
            return;
        }
        var mediaType = MEDIA_TYPES.get(path.substring(dot));
        if (mediaType != null) {
            request.setRequestUri(request.getUriInfo()
                    .getRequestUriBuilder()
                    .replacePath(path.substring(0, dot))
                    .build());
            request.getHeaders().putSingle(HttpHeaders.ACCEPT, mediaType);
        }
    }
}
