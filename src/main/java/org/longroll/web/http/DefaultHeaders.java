package org.longroll.web.http;

import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Map;

/** The headers of an answer that sets no others: it is kept nowhere, and a browser runs nothing of it. */
public final class DefaultHeaders {

    public static final Map<String, List<Object>> HEADERS = Map.of(
            HttpHeaders.CACHE_CONTROL,
            List.of("no-store"),
            "Content-Security-Policy",
            List.of("default-src 'none'; frame-ancestors 'none'"));

    private DefaultHeaders() {}
}
