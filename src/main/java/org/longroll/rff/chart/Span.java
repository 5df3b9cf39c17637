package org.longroll.rff.chart;

import java.util.Optional;
import java.util.regex.Pattern;

/** A run of die results as the chart prints it: {@code 1}, {@code 4 to 7}, {@code 8 or more}, {@code 0 or less}. */
public record Span(int from, int to) {

    private static final Pattern PRINTED = Pattern.compile("(-?\\d{1,2})(?: (to) (-?\\d{1,2})| (or more)| (or less))?");

    public Span {
        if (from > to) {
            throw new IllegalArgumentException("a span runs upwards, not from " + from + " to " + to);
        }
    }

    static Optional<Span> parse(String text) {
        var printed = PRINTED.matcher(text);
        if (!printed.matches()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(printed.group(1));
        if (printed.group(4) != null) {
            return Optional.of(new Span(first, Integer.MAX_VALUE));
        }
        if (printed.group(5) != null) {
            return Optional.of(new Span(Integer.MIN_VALUE, first));
        }
        int last = printed.group(2) == null ? first : Integer.parseInt(printed.group(3));
        return first <= last ? Optional.of(new Span(first, last)) : Optional.empty();
    }

    public boolean contains(int number) {
        return from <= number && number <= to;
    }
}
