package org.longroll.web.http;

import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Map;

/** The headers of an answer that says nothing else: it is kept nowhere, and a browser runs nothing of it. */
public final class Guarded {

    public static final Map<String, List<Object>> HEADERS = Map.of(
            HttpHeaders.CACHE_CONTROL,
            List.of("no-store"),
            "Content-Security-Policy",
            List.of("default-src 'none'; frame-ancestors 'none'"));

    private Guarded() {}
}
