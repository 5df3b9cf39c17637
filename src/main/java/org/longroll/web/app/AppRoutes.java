package org.longroll.web.app;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.longroll.report.render.HtmlReport;
import org.longroll.web.http.Gzip;

/**
 * Serves the table-side app: the page at the address of each of its screens, so that links into a battle work, and its
 * files. Names of files under {@code /assets} have a hash of their content and last; the page itself is asked for again
 * each time, so that a newer server is met with a newer page.
 */
class AppRoutes {

    private static final String PAGE = "/index.html";

    /** The addresses of the screens; every other address is what it was. */
    private static final Pattern SCREENS = Pattern.compile(
            "/|/(start|charts)(/[a-z0-9-]+)?|/(join|demo|help|archive)|/b/[0-9a-f-]{36}(/[a-z]+(/[0-9]{1,9})?)?");

    /** Neither the API nor a file: what a person typed or an old link names. */
    private static final Pattern ELSEWHERE = Pattern.compile("/(?!(?:api|q)(?:/|$))[^.]*");

    private static final Pattern FILES = Pattern.compile("/assets/[A-Za-z0-9._-]+|/app\\.json|/worker\\.js"
            + "|/drum\\.svg|/longroll\\.webmanifest|/index\\.html|/verify\\.html");

    /** One file that works from a stick: its script is in it, and it loads nothing. */
    private static final String VERIFIER = "/verify.html";

    private static final String LASTING = "public, max-age=31536000, immutable";

    /**
     * Only what the server itself sent runs; photos are shown from memory. So is the audit report, which is a page with the
     * style of reports and inherits this policy.
     */
    private static final String POLICY = "default-src 'self'; style-src 'self' " + HtmlReport.STYLE_SOURCE
            + "; img-src 'self' blob: data:; object-src 'none';"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String POLICY_OF_ONE_FILE =
            "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none';"
                    + " form-action 'none'; frame-ancestors 'none'";

    private static final int NOT_MODIFIED = 304;
    private static final int NOT_FOUND = 404;

    /** Only those that are there: an address may be anything. */
    private final Map<String, AppFile> files = new ConcurrentHashMap<>();

    void install(@Observes Router router) {
        read(router, SCREENS).handler(request -> answer(request, PAGE));
        read(router, FILES).handler(request -> answer(request, request.normalizedPath()));
        read(router, ELSEWHERE).handler(this::saysThatNothingIsHere);
    }

    /** A browser gets the page, which says so in words; every other caller gets a problem. */
    private void saysThatNothingIsHere(RoutingContext request) {
        var accepted = request.request().getHeader(HttpHeaders.ACCEPT);
        if (accepted != null && accepted.contains(MediaType.TEXT_HTML)) {
            request.request().headers().remove(HttpHeaders.IF_NONE_MATCH);
            request.response().setStatusCode(NOT_FOUND);
            answer(request, PAGE);
        } else {
            request.next();
        }
    }

    /** The files of the class path, which would be kept for a day, come after. */
    private static Route read(Router router, Pattern addresses) {
        return router.routeWithRegex("(" + addresses.pattern() + ")")
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD);
    }

    private void answer(RoutingContext request, String path) {
        var file = file(path);
        if (file.isPresent()) {
            send(request, file.get(), path.startsWith("/assets/") ? LASTING : "no-cache");
        } else if (path.equals(PAGE) || path.equals(VERIFIER)) {
            send(request, NotBuilt.PAGE, "no-store");
        } else {
            request.next();
        }
    }

    private Optional<AppFile> file(String path) {
        var known = files.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        var read = AppFile.read(path);
        read.ifPresent(file -> files.put(path, file));
        return read;
    }

    private static void send(RoutingContext request, AppFile file, String caching) {
        var response = request.response();
        response.putHeader(HttpHeaders.CACHE_CONTROL, caching)
                .putHeader(HttpHeaders.ETAG, file.tag())
                .putHeader(
                        "Content-Security-Policy",
                        request.normalizedPath().equals(VERIFIER) ? POLICY_OF_ONE_FILE : POLICY);
        if (file.tag().equals(request.request().getHeader(HttpHeaders.IF_NONE_MATCH))) {
            response.setStatusCode(NOT_MODIFIED).end();
            return;
        }
        response.putHeader(HttpHeaders.CONTENT_TYPE, file.type());
        boolean zipped = file.isZipped() && Gzip.isAccepted(request.request().getHeader(HttpHeaders.ACCEPT_ENCODING));
        if (file.isZipped()) {
            response.putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        }
        if (zipped) {
            response.putHeader(HttpHeaders.CONTENT_ENCODING, Gzip.NAME);
        }
        response.end(Buffer.buffer(zipped ? file.zipped() : file.bytes()));
    }
}
