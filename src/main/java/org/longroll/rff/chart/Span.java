package org.longroll.rff.chart;

import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Grammar;

/** A range of die results as the chart prints it: {@code 1}, {@code 4 to 7}, {@code 8 or more}, {@code 0 or less}. */
public record Span(int from, int to) {

    private static final Pattern RUN = Pattern.compile("(-?\\d{1,2})(?: (to) (-?\\d{1,2})| (or more)| (or less))?");

    static final Grammar<Span> PRINTED =
            new Grammar<>("a span such as 4 to 7 or 8 or more", new Span(0, 0), Span::parse);

    public Span {
        if (from > to) {
            throw new IllegalArgumentException("a span runs upwards, not from " + from + " to " + to);
        }
    }

    /**
     * Checks that spans, by the paths of their cells, cover all results from the highest to the lowest exactly once.
     */
    static void falling(ChartReading cells, SequencedMap<String, Span> spans, String table) {
        falling(cells, spans, table, Integer.MAX_VALUE, Integer.MIN_VALUE);
    }

    static void falling(ChartReading cells, SequencedMap<String, Span> spans, String table, int most, int least) {
        long next = most;
        var last = table;
        for (var each : spans.entrySet()) {
            boolean joins = each.getValue().to() == next;
            cells.expect(joins, each.getKey(), "leaves a hole below the line above it, or overlaps it");
            next = each.getValue().from() - 1L;
            last = each.getKey();
        }
        cells.expect(next == least - 1L, last, least == 1 ? "must end at 1" : "must end in “or less”");
    }

    private static Optional<Span> parse(String text) {
        var printed = RUN.matcher(text);
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
