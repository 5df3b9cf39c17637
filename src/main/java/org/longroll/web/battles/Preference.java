package org.longroll.web.battles;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The caller's preference for a short answer, {@code Prefer: return=minimal} (RFC 7240), and whether it was met. */
@RequestScoped
class Preference {

    static final String HEADER = "Prefer";
    static final String APPLIED = "Preference-Applied";
    static final String MINIMAL = "return=minimal";

    private static final String RETURN = "return=";

    private final HttpHeaders headers;
    private boolean met;

    Preference(HttpHeaders headers) {
        this.headers = headers;
    }

    /** Whether to leave out what a short answer does not have. */
    boolean meetsMinimal() {
        met = minimal(Objects.requireNonNullElse(headers.getRequestHeader(HEADER), List.of()));
        return met;
    }

    /** Whether the answer is shorter because the caller preferred that. */
    boolean met() {
        return met;
    }

    /** Of several preferences for what is returned, the first one counts; parameters behind a semicolon do not. */
    static boolean minimal(List<String> prefer) {
        return prefer.stream()
                .flatMap(header -> Arrays.stream(header.split(",")))
                .map(each -> each.split(";", 2)[0].replaceAll("[\\s\"]", "").toLowerCase(Locale.ROOT))
                .filter(each -> each.startsWith(RETURN))
                .findFirst()
                .filter(MINIMAL::equals)
                .isPresent();
    }
}
