package org.longroll.web.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Answers the OpenAPI document of this build, with a tag and compressed: it is large, and changes with the program only. */
@Singleton
class OpenApiRoute {

    private static final String PATHS = "/q/openapi(\\.json|\\.ya?ml)?/?";
    private static final String FILE = "/api/openapi.json";

    /** After the filters, whose order is their negative priority, and before the route of the extension. */
    private static final int AFTER_THE_FILTERS = -1;

    private enum Format {
        JSON("application/json"),
        YAML("application/yaml");

        private final String mediaType;

        Format(String mediaType) {
            this.mediaType = mediaType;
        }
    }

    private record Document(byte[] plain, byte[] zipped, String hash) {
        static Document of(byte[] plain) {
            return new Document(plain, Gzip.zipped(plain), EntityTag.hash(plain));
        }
    }

    private final ConcurrentMap<Format, Document> documents = new ConcurrentHashMap<>();

    void install(@Observes Router router) {
        router.routeWithRegex(PATHS).order(AFTER_THE_FILTERS).blockingHandler(this::answer, false);
    }

    private void answer(RoutingContext request) {
        if (request.request().method() == HttpMethod.OPTIONS) {
            request.next();
            return;
        }
        var format = format(request);
        var document = documents.computeIfAbsent(format, each -> Document.of(read(each)));
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
        response.putHeader(HttpHeaders.CONTENT_TYPE, format.mediaType + ";charset=UTF-8")
                .end(Buffer.buffer(gzip ? document.zipped() : document.plain()));
    }

    /** YAML, unless JSON is asked for: by the suffix, by name, or as what is accepted. */
    private static Format format(RoutingContext request) {
        var named = request.queryParams().get("format");
        var accepted = request.request().getHeader(HttpHeaders.ACCEPT);
        boolean json = request.normalizedPath().endsWith(".json")
                || (named == null
                        ? accepted != null && accepted.contains("json")
                        : named.equalsIgnoreCase(Format.JSON.name()));
        return json ? Format.JSON : Format.YAML;
    }

    private static byte[] read(Format format) {
        try (var file = Objects.requireNonNull(OpenApiRoute.class.getResourceAsStream(FILE), FILE)) {
            var json = file.readAllBytes();
            return switch (format) {
                case JSON -> json;
                case YAML -> yaml(json);
            };
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    private static byte[] yaml(byte[] json) throws IOException {
        var yaml = YAMLFactory.builder()
                .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
                .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
                .enable(YAMLGenerator.Feature.ALLOW_LONG_KEYS)
                .build();
        return new ObjectMapper(yaml).writeValueAsBytes(new ObjectMapper().readTree(json));
    }
}
