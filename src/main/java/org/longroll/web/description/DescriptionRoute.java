package org.longroll.web.description;

import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.smallrye.openapi.runtime.io.Format;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.longroll.web.http.EntityTag;
import org.longroll.web.http.Gzip;

/** Answers the OpenAPI document with a tag and compressed: it is large, and changes with the program only. */
@Singleton
class DescriptionRoute {

    private static final String PATH = "/q/openapi";
    private static final String DEFAULT_DOCUMENT = "<default>";

    /** After the filters, whose order is their negative priority, and before the route of the extension. */
    private static final int AFTER_THE_FILTERS = -1;

    private record Written(byte[] plain, byte[] zipped, String hash) {
        static Written of(byte[] plain) {
            return new Written(plain, Gzip.zipped(plain), EntityTag.hash(plain));
        }
    }

    private final OpenApiDocumentService documents;
    private final ConcurrentMap<Format, Written> written = new ConcurrentHashMap<>();

    DescriptionRoute(OpenApiDocumentService documents) {
        this.documents = documents;
    }

    void install(@Observes Router router) {
        router.route(PATH)
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD)
                .order(AFTER_THE_FILTERS)
                .blockingHandler(this::answer, false);
    }

    private void answer(RoutingContext request) {
        var format =
                format(request.queryParams().get("format"), request.request().getHeader(HttpHeaders.ACCEPT));
        var document =
                written.computeIfAbsent(format, each -> Written.of(documents.getDocument(DEFAULT_DOCUMENT, each)));
        boolean gzip = Gzip.isAccepted(request.request().getHeader(HttpHeaders.ACCEPT_ENCODING));
        var tag = EntityTag.of(document.hash(), gzip);
        var response = request.response()
                .putHeader(HttpHeaders.ETAG, tag)
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-cache")
                .putHeader(HttpHeaders.VARY, "Accept, Accept-Encoding");
        if (EntityTag.isAmong(tag, request.request().getHeader(HttpHeaders.IF_NONE_MATCH))) {
            response.setStatusCode(304).end();
            return;
        }
        if (gzip) {
            response.putHeader(HttpHeaders.CONTENT_ENCODING, Gzip.NAME);
        }
        response.putHeader(HttpHeaders.CONTENT_TYPE, format.getMimeType() + ";charset=UTF-8")
                .end(Buffer.buffer(gzip ? document.zipped() : document.plain()));
    }

    /** YAML, unless JSON is asked for. */
    private static Format format(@Nullable String named, @Nullable String accepted) {
        boolean json = named == null
                ? accepted != null && accepted.contains("json")
                : named.equalsIgnoreCase(Format.JSON.name());
        return json ? Format.JSON : Format.YAML;
    }
}
