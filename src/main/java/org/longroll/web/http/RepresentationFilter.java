package org.longroll.web.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.Flow;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;

/**
 * The last step of every answer: its tag, whether the caller has it already, how long it may be kept, and whether it is
 * compressed. A tag is made of the very bytes that are sent, so it changes with everything that they depend on: the
 * version, names, photos, the seat that asks, the format, the encoding. A live stream is left alone.
 */
class RepresentationFilter {

    /** The headers that an answer may depend on besides its address. */
    private static final String VARY = "Accept, Accept-Encoding, Authorization, Origin, Prefer";

    private static final String ASK_AGAIN = "private, no-cache";

    /** A week: a newer server may tell more of the same version. */
    private static final String KEEP = "max-age=604800, immutable";

    private final ObjectMapper mapper;

    RepresentationFilter(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    @ServerResponseFilter
    void finish(ContainerRequestContext request, ContainerResponseContext response, ResourceInfo resource) {
        var entity = response.getEntity();
        if (entity != null && !(entity instanceof Flow.Publisher<?>)) {
            represent(entity, request, response, resource);
        }
        DefaultHeaders.HEADERS.forEach(response.getHeaders()::putIfAbsent);
    }

    private void represent(
            Object entity, ContainerRequestContext request, ContainerResponseContext response, ResourceInfo resource) {
        withoutQuality(response);
        var stream = entity instanceof StreamingOutput output ? output : null;
        var bytes = stream == null ? bytes(entity) : null;
        var accepted = request.getHeaderString(HttpHeaders.ACCEPT_ENCODING);
        boolean gzip = Gzip.isWorthIt(type(response), bytes) && Gzip.isAccepted(accepted);
        var tag = isRead(request, response) ? tag(response.getHeaderString(HttpHeaders.ETAG), bytes, gzip) : null;
        if (tag != null && EntityTag.isAmong(tag, request.getHeaderString(HttpHeaders.IF_NONE_MATCH))) {
            response.setEntity(null);
            response.setStatusInfo(Response.Status.NOT_MODIFIED);
            response.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
            response.getHeaders().remove(HttpHeaders.CONTENT_DISPOSITION);
        } else if (stream != null) {
            response.setEntity(gzip ? Gzip.zipped(stream) : stream);
        } else if (bytes != null) {
            response.setEntity(gzip ? Gzip.zipped(bytes) : bytes);
        }
        // Setting the body makes new headers, so these come last.
        var headers = response.getHeaders();
        headers.putSingle(HttpHeaders.VARY, VARY);
        if (gzip && response.getStatus() != Response.Status.NOT_MODIFIED.getStatusCode()) {
            headers.putSingle(HttpHeaders.CONTENT_ENCODING, Gzip.NAME);
        }
        if (tag != null) {
            headers.putSingle(HttpHeaders.ETAG, tag);
            headers.putSingle(HttpHeaders.CACHE_CONTROL, lasting(request, resource));
        }
    }

    private static boolean isRead(ContainerRequestContext request, ContainerResponseContext response) {
        return response.getStatus() == Response.Status.OK.getStatusCode()
                && (request.getMethod().equals(HttpMethod.GET)
                        || request.getMethod().equals(HttpMethod.HEAD));
    }

    /** Behind a tag that the resource gives, usually a version, the hash; a stream has only what the resource gives. */
    private static @Nullable String tag(@Nullable String given, byte @Nullable [] bytes, boolean gzip) {
        if (bytes == null) {
            return given == null ? null : EntityTag.of(EntityTag.bare(given), gzip);
        }
        var hash = EntityTag.hash(bytes);
        return EntityTag.of(given == null ? hash : EntityTag.bare(given) + "-" + hash, gzip);
    }

    /** How long an answer may be kept: what never changes without asking again, everything else never. */
    private static String lasting(ContainerRequestContext request, ResourceInfo resource) {
        var lasting = resource.getResourceMethod().getAnnotation(Lasting.class);
        var address = request.getUriInfo();
        if (lasting == null || !address.getQueryParameters().keySet().containsAll(Arrays.asList(lasting.with()))) {
            return ASK_AGAIN;
        }
        return (address.getPathParameters().containsKey("battle") ? "private, " : "public, ") + KEEP;
    }

    /** {@code qs} tells the server which format it prefers, and the caller nothing. */
    private static void withoutQuality(ContainerResponseContext response) {
        var type = response.getMediaType();
        if (type != null && type.getParameters().containsKey("qs")) {
            response.getHeaders()
                    .putSingle(
                            HttpHeaders.CONTENT_TYPE,
                            new MediaType(
                                    type.getType(),
                                    type.getSubtype(),
                                    type.getParameters().get("charset")));
        }
    }

    /** An object whose resource names no type is written as JSON. */
    private static MediaType type(ContainerResponseContext response) {
        return response.getMediaType() == null ? MediaType.APPLICATION_JSON_TYPE : response.getMediaType();
    }

    private byte[] bytes(Object entity) {
        try {
            return switch (entity) {
                case byte[] bytes -> bytes;
                case String text -> HiddenCharacters.answer(text).getBytes(StandardCharsets.UTF_8);
                default -> mapper.writeValueAsBytes(entity);
            };
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer that cannot be written", e);
        }
    }
}
