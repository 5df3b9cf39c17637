package org.longroll.adf.chart;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.longroll.dice.Dice;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** What may stand in a cell of these charts: {@code NC}, {@code NA}, {@code 12-9}, {@code 3D6} and the like. */
final class AdfCells {

    private static final Pattern PAIR = Pattern.compile("(\\d{1,2})-(\\d{1,2})");
    private static final Pattern DICE = Pattern.compile("([1-9])D6");

    /** Two figures printed in one cell: limbered and unlimbered, mounted and dismounted, US and CS. */
    record Pair(int first, int second) {}

    private final ChartReading reading;

    AdfCells(ChartReading reading) {
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

    /** A number of dice, few enough for a hand to hold. */
    int diceCount(String path) {
        return between(1, 9, path);
    }

    Fraction fraction(String path) {
        var value = reading.fraction(path);
        reading.expect(Fraction.ZERO.atMost(value), path, "must not be below 0");
        return value;
    }

    Fraction positive(String path) {
        var value = fraction(path);
        reading.expect(!value.isZero(), path, "must be above 0");
        return value.isZero() ? Fraction.ONE : value;
    }

    boolean yes(String path) {
        return reading.yes(path);
    }

    <E extends Enum<E> & Word> E word(String path, Class<E> vocabulary) {
        return reading.word(path, vocabulary);
    }

    /** A modifier: a signed number, or NC for no change. */
    int signed(String path) {
        return read(path, "a modifier or NC", 0, AdfCells::parseSigned);
    }

    static Optional<Integer> parseSigned(String text) {
        return text.equals("NC") ? Optional.of(0) : ChartReading.parseWhole(text);
    }

    OptionalInt wholeOr(String instead, String path) {
        return read(
                path,
                "a whole number or " + instead,
                OptionalInt.empty(),
                text -> text.equals(instead)
                        ? Optional.of(OptionalInt.empty())
                        : ChartReading.parseWhole(text).map(OptionalInt::of));
    }

    Pair pair(String path) {
        return read(path, "two figures such as 12-9", new Pair(1, 1), AdfCells::parsePair);
    }

    /** Inches, or NA where the formation may not go at all. */
    Optional<Pair> pairOrNotAllowed(String path) {
        return read(
                path,
                "two figures such as 12-9, or NA",
                Optional.empty(),
                text -> text.equals("NA")
                        ? Optional.of(Optional.<Pair>empty())
                        : parsePair(text).map(Optional::of));
    }

    OptionalInt inchesOrNotAllowed(String path) {
        var inches = wholeOr("NA", path);
        reading.expect(inches.orElse(0) >= 0, path, "must not be below 0");
        return inches;
    }

    Dice dice(String path) {
        return read(path, "dice such as 2D6", Dice.d6(1), AdfCells::parseDice);
    }

    static Optional<Dice> parseDice(String text) {
        var dice = DICE.matcher(text);
        return dice.matches() ? Optional.of(Dice.d6(Integer.parseInt(dice.group(1)))) : Optional.empty();
    }

    void exactly(String expected, String path) {
        read(path, expected, expected, text -> Optional.of(text).filter(expected::equals));
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

    /** Reads a row of figures that never falls from left to right. */
    List<Integer> rising(String row, int from, int to) {
        var figures = IntStream.rangeClosed(from, to)
                .mapToObj(column -> between(0, 99, row + "." + column))
                .toList();
        for (int i = 1; i < figures.size(); i++) {
            expect(figures.get(i) >= figures.get(i - 1), row + "." + (from + i), "is less than the cell before it");
        }
        return figures;
    }

    private static Optional<Pair> parsePair(String text) {
        var pair = PAIR.matcher(text);
        return pair.matches()
                ? Optional.of(new Pair(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))))
                : Optional.empty();
    }
}
