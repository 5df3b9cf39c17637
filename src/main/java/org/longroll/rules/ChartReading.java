package org.longroll.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * One complete reading of a chart by its system of rules.
 *
 * <p>A reading goes on after a bad cell, with a stand-in for its value, so that all mistakes are reported at once. A
 * value that was not read is a mistake too: the system has no such row, column or name. Nothing that was read may be
 * used before {@link #finish} has passed.
 */
public final class ChartReading {

    private static final Grammar<Fraction> FRACTION =
            new Grammar<>("a number or a fraction", Fraction.ONE, Fraction::parse);
    private static final Grammar<Boolean> YES = Grammar.either("yes", "no");

    private final Chart chart;
    private final Set<String> asked = new HashSet<>();
    private final Set<Word> words = new HashSet<>();
    private final Map<String, Set<String>> namesIn = new HashMap<>();
    private final List<ChartProblem> problems = new ArrayList<>();

    public ChartReading(Chart chart) {
        this.chart = chart;
    }

    /** Reads one value. If it does not parse, records a problem and returns the stand-in. */
    public <T> T read(String path, Grammar<T> grammar) {
        asked.add(path);
        var cell = chart.cell(path);
        if (cell.isEmpty()) {
            problem(path, "is missing");
            return grammar.standIn();
        }
        var text = cell.get().text().trim();
        Optional<? extends T> value = grammar.parse().apply(text);
        if (value.isEmpty()) {
            problem(path, "expected " + grammar.expected() + ", found '" + text + "'");
            return grammar.standIn();
        }
        return value.get();
    }

    public int between(int least, int most, String path) {
        return within(least, most, path, read(path, Grammar.WHOLE));
    }

    /** A number, or a word that stands for none. */
    public OptionalInt betweenOr(String none, int least, int most, String path) {
        return read(path, Grammar.WHOLE.or(none))
                .map(value -> OptionalInt.of(within(least, most, path, value)))
                .orElseGet(OptionalInt::empty);
    }

    private int within(int least, int most, String path, int value) {
        expect(value >= least && value <= most, path, "must be from " + least + " to " + most);
        return value;
    }

    /** Inches, a factor, a share: nothing below 0. */
    public Fraction fraction(String path) {
        var value = read(path, FRACTION);
        expect(Fraction.ZERO.atMost(value), path, "must not be below 0");
        return value;
    }

    public Fraction positive(String path) {
        var value = fraction(path);
        expect(!value.isZero(), path, "must be above 0");
        return value.isZero() ? Fraction.ONE : value;
    }

    /** A part of something whole: above 0 and no more than 1. */
    public Fraction share(String path) {
        var value = positive(path);
        expect(value.atMost(Fraction.ONE), path, "must not be more than 1");
        return value;
    }

    public boolean yes(String path) {
        return read(path, YES);
    }

    public <E extends Enum<E> & Word> E word(String path, Class<E> vocabulary) {
        return read(path, Grammar.oneOf(vocabulary));
    }

    public void exactly(String expected, String path) {
        read(path, new Grammar<>(expected, expected, text -> Optional.of(text).filter(expected::equals)));
    }

    /** A word that the chart has lines for; it names no others. */
    public <E extends Enum<E> & Word> E printedWord(String path, Class<E> vocabulary) {
        return read(path, Grammar.oneOf(vocabulary, printed(vocabulary)));
    }

    /** The words of a vocabulary that this chart prints, in their order. */
    public <E extends Enum<E> & Word> Set<E> printed(Class<E> vocabulary) {
        var names = new HashSet<String>();
        for (var table : vocabulary.getAnnotation(PrintedIn.class).value()) {
            names.addAll(namesIn.computeIfAbsent(table, this::names));
        }
        var printed = EnumSet.allOf(vocabulary);
        printed.removeIf(word -> !names.contains(word.word()));
        words.addAll(printed);
        return printed;
    }

    /** The names of rows and columns in one table. */
    private Set<String> names(String table) {
        var prefix = table + ".";
        var names = new HashSet<String>();
        for (var cell : chart.cells()) {
            if (cell.path().startsWith(prefix)) {
                Collections.addAll(names, cell.path().substring(prefix.length()).split("\\."));
            }
        }
        return names;
    }

    /** Reads one thing for every word of a vocabulary that the chart prints; the others are not in the map. */
    public <E extends Enum<E> & Word, T> Map<E, T> lines(Class<E> vocabulary, Function<E, T> read) {
        var lines = new EnumMap<E, T>(vocabulary);
        printed(vocabulary).forEach(word -> lines.put(word, read.apply(word)));
        return lines;
    }

    /** The same with the rows of a table, by their paths. */
    public <E extends Enum<E> & Word, T> Map<E, T> lines(Class<E> vocabulary, String table, Function<String, T> read) {
        return lines(vocabulary, word -> read.apply(table + "." + word.word()));
    }

    public void expect(boolean holds, String path, String otherwise) {
        if (!holds) {
            problem(path, otherwise);
        }
    }

    /** Records a problem, unless the cell has one already. */
    private void problem(String path, String message) {
        if (problems.stream().noneMatch(known -> known.path().equals(path))) {
            problems.add(new ChartProblem(chart.place(path), path, message));
        }
    }

    /** Ends the reading with every word that the chart prints; throws if anything was wrong with it. */
    public Set<Word> finish() {
        chart.cells().stream()
                .filter(cell -> !asked.contains(cell.path()))
                .forEach(cell -> problem(cell.path(), "is not known to these rules"));
        chart.notes().keySet().stream()
                .filter(path -> chart.cells().stream().noneMatch(cell -> isAtOrIn(path, cell.path())))
                .forEach(path -> problem(path, "has a note but no value"));
        if (!problems.isEmpty()) {
            throw new ChartRefused(problems);
        }
        return Set.copyOf(words);
    }

    private static boolean isAtOrIn(String place, String cell) {
        return cell.startsWith(place) && (cell.length() == place.length() || cell.charAt(place.length()) == '.');
    }
}
