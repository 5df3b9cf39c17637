package org.longroll.rff.chart;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** What may stand in a cell of this chart: {@code 8 or more}, {@code 12/16}, {@code -} and the like. */
final class RffCells {

    private static final String NOTHING = "-";

    private final ChartReading reading;

    RffCells(ChartReading reading) {
        this.reading = reading;
    }

    void finish() {
        reading.finish();
    }

    int between(int least, int most, String path) {
        int value = reading.whole(path);
        reading.expect(value >= least && value <= most, path, "must be from " + least + " to " + most);
        return value;
    }

    /** A modifier of a D10: a signed number that leaves the die something to say. */
    int modifier(String path) {
        return between(-9, 9, path);
    }

    Fraction positive(String path) {
        var value = reading.fraction(path);
        boolean positive = value.compareTo(Fraction.ZERO) > 0;
        reading.expect(positive, path, "must be above 0");
        return positive ? value : Fraction.ONE;
    }

    /** A part of something whole: above 0 and no more than 1. */
    Fraction share(String path) {
        var value = positive(path);
        reading.expect(value.atMost(Fraction.ONE), path, "must not be more than 1");
        return value;
    }

    boolean yes(String path) {
        return reading.yes(path);
    }

    <E extends Enum<E> & Word> E word(String path, Class<E> vocabulary) {
        return reading.word(path, vocabulary);
    }

    /** A word, or the given one that stands for none. */
    <E extends Enum<E> & Word> Optional<E> wordOr(String instead, String path, Class<E> vocabulary) {
        var words = Stream.of(vocabulary.getEnumConstants()).map(Word::word).collect(Collectors.joining(", "));
        return read(
                path,
                "one of " + words + ", or " + instead,
                Optional.empty(),
                text -> text.equals(instead)
                        ? Optional.of(Optional.<E>empty())
                        : Word.find(vocabulary, text).map(Optional::of));
    }

    /** Words side by side in one cell, or {@code any}, which is none of them. */
    <E extends Enum<E> & Word> Set<E> wordsOrAny(String path, Class<E> vocabulary) {
        return read(path, "words of the vocabulary, or any", Set.of(), text -> {
            if (text.equals("any")) {
                return Optional.of(Set.<E>of());
            }
            var words = Stream.of(text.split(" "))
                    .map(word -> Word.find(vocabulary, word))
                    .toList();
            return words.stream().allMatch(Optional::isPresent)
                    ? Optional.of(words.stream().map(Optional::orElseThrow).collect(Collectors.toUnmodifiableSet()))
                    : Optional.empty();
        });
    }

    OptionalInt wholeOr(String instead, int most, String path) {
        return read(
                path,
                "a number from 0 to " + most + ", or " + instead,
                OptionalInt.empty(),
                text -> text.equals(instead)
                        ? Optional.of(OptionalInt.empty())
                        : ChartReading.parseWhole(text)
                                .filter(number -> number >= 0 && number <= most)
                                .map(OptionalInt::of));
    }

    /** Something, or a dash where the chart prints nothing. */
    <T> Optional<T> orDash(String path, String expected, Function<String, Optional<T>> grammar) {
        return read(
                path,
                expected + ", or " + NOTHING,
                Optional.empty(),
                text -> text.equals(NOTHING)
                        ? Optional.of(Optional.<T>empty())
                        : grammar.apply(text).map(Optional::of));
    }

    Span span(String path) {
        return read(path, "a span such as 4 to 7 or 8 or more", new Span(0, 0), Span::parse);
    }

    Optional<Span> spanOrDash(String path) {
        return orDash(path, "a span such as 4 to 7 or 8 or more", Span::parse);
    }

    /** Spans by their paths, from the highest to the lowest, with nothing between them and nothing outside them. */
    void falling(SequencedMap<String, Span> spans) {
        long next = Integer.MAX_VALUE;
        for (var each : spans.entrySet()) {
            boolean joins = each.getValue().to() == next;
            expect(joins, each.getKey(), "leaves a hole below the line above it, or overlaps it");
            next = each.getValue().from() - 1L;
        }
        expect(next < Integer.MIN_VALUE, spans.lastEntry().getKey(), "must end in “or less”");
    }

    <T> T read(String path, String expected, T standIn, Function<String, Optional<? extends T>> grammar) {
        return reading.read(path, expected, standIn, grammar);
    }

    void expect(boolean holds, String path, String otherwise) {
        reading.expect(holds, path, otherwise);
    }

    /** Reads one thing for every word of a vocabulary. */
    static <E extends Enum<E>, T> Map<E, T> forEach(Class<E> vocabulary, Function<E, T> read) {
        var map = new EnumMap<E, T>(vocabulary);
        for (var word : vocabulary.getEnumConstants()) {
            map.put(word, read.apply(word));
        }
        return map;
    }

    /** The values of a table of modifiers, one for each of its lines. */
    <E extends Enum<E> & Word> Map<E, Integer> modifiers(String table, Class<E> lines) {
        return forEach(lines, line -> modifier(table + "." + line.word() + ".value"));
    }
}
