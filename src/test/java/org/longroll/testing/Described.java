package org.longroll.testing;

import io.quarkus.test.junit.callback.QuarkusTestBeforeEachCallback;
import io.quarkus.test.junit.callback.QuarkusTestMethodContext;
import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.longroll.web.description.ApiDocument;
import org.longroll.web.entries.EntryForms;

/**
 * Holds every call of every test against the OpenAPI document: what is answered, and what was sent where it was
 * accepted. Each Quarkus test gets it without asking.
 */
public final class Described implements Filter, QuarkusTestBeforeEachCallback {

    private static final Map<String, LongAdder> CALLED = new ConcurrentHashMap<>();

    private static Contract contract;

    /** How often each operation was called so far, by its id. */
    public static Map<String, LongAdder> called() {
        return CALLED;
    }

    @Override
    public void beforeEach(QuarkusTestMethodContext test) {
        RestAssured.replaceFiltersWith(this);
    }

    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification expected, FilterContext context) {
        var response = context.next(request, expected);
        var address = URI.create(request.getURI());
        if (address.getPath().startsWith("/api/") && !isRefusedToOtherSites(request, response)) {
            check(request, response, address);
        }
        return response;
    }

    /** Pages of other sites are refused before a call is looked at. */
    private static boolean isRefusedToOtherSites(FilterableRequestSpecification request, Response response) {
        return response.statusCode() == 403 && request.getHeaders().hasHeaderWithName("Origin");
    }

    private static void check(FilterableRequestSpecification request, Response response, URI address) {
        var contract = contract();
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        for (Header header : response.getHeaders()) {
            headers.put(header.getName(), header.getValue());
        }
        var exchange = new Contract.Exchange(
                request.getMethod(),
                address.getPath(),
                bare(request.getContentType()),
                sent(request.getBody()),
                response.statusCode(),
                headers,
                bare(response.contentType()),
                new String(response.asByteArray(), StandardCharsets.UTF_8));
        contract.find(exchange).ifPresent(call -> CALLED.computeIfAbsent(call.id(), id -> new LongAdder())
                .increment());
        var faults = contract.faults(exchange);
        if (!faults.isEmpty()) {
            throw new AssertionError("%s %s %s%n%s%nsent: %s%nanswered: %s"
                    .formatted(
                            exchange.verb(),
                            address,
                            "is not as the document describes it:",
                            String.join(System.lineSeparator(), faults),
                            exchange.sent(),
                            exchange.body()));
        }
    }

    private static String sent(Object body) {
        return switch (body) {
            case String text -> text;
            case byte[] bytes -> new String(bytes, StandardCharsets.UTF_8);
            case null, default -> "";
        };
    }

    private static String bare(String mediaType) {
        return mediaType == null ? "" : mediaType.split(";")[0].strip();
    }

    /** The document of the server under test, with the systems of rules that only tests have; made once. */
    public static synchronized Contract contract() {
        if (contract == null) {
            contract = new Contract(ApiDocument.of(EntryForms.ALL.all()));
        }
        return contract;
    }
}
