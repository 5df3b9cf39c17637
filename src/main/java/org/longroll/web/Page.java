package org.longroll.web;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** A part of a list, and the cursor of the next part. */
public record Page<T>(
        List<T> items,

        @Schema(description = "Send it as `cursor` for the next page; null on the last one.") @Nullable String next) {

    public static final int DEFAULT_LIMIT = 50;
    public static final int MAX_LIMIT = 500;

    /** Makes a page from a list that was read with one more item than the page shows. */
    public static <S, T> Page<T> of(List<S> found, int limit, Function<S, T> view, Function<S, String> place) {
        var shown = found.size() > limit ? found.subList(0, limit) : found;
        var next = found.size() > limit ? cursor(place.apply(shown.getLast())) : null;
        return new Page<>(shown.stream().map(view).toList(), next);
    }

    /** A page of what was found so far, where the search goes on behind a place. */
    public static <T> Page<T> before(String place, List<T> items) {
        return new Page<>(items, cursor(place));
    }

    public static int limit(@Nullable Integer asked) {
        if (asked == null) {
            return DEFAULT_LIMIT;
        }
        if (asked < 1 || asked > MAX_LIMIT) {
            throw new ProblemException(Problem.invalidInput("limit", "must be from 1 to %d".formatted(MAX_LIMIT)));
        }
        return asked;
    }

    /** The place that a cursor encodes. */
    public static <P> @Nullable P place(@Nullable String cursor, Function<String, P> reading) {
        if (cursor == null) {
            return null;
        }
        try {
            return reading.apply(new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problem.invalidInput("cursor", "is not one that was given out here"));
        }
    }

    public static String cursor(String place) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(place.getBytes(StandardCharsets.UTF_8));
    }
}
