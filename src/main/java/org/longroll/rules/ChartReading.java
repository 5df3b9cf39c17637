package org.longroll.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One complete reading of a chart by its system of rules.
 *
 * <p>A reading goes on after a bad cell, with a stand-in for its value, so that whoever typed the chart hears of every
 * mistake at once. A value that nobody asked for is a mistake too: it is a row, column or name that the system does not
 * know. Nothing that was read may be used before {@link #finish} has passed.
 */
public final class ChartReading {

    private final Chart chart;
    private final Set<String> asked = new HashSet<>();
    private final List<ChartProblem> problems = new ArrayList<>();

    public ChartReading(Chart chart) {
        this.chart = chart;
    }

    public Chart chart() {
        return chart;
    }

    /** Reads one value by its grammar; where it does not parse, the problem is noted and the stand-in returned. */
    public <T> T read(String path, String expected, T standIn, Function<String, Optional<? extends T>> grammar) {
        asked.add(path);
        var cell = chart.cell(path);
        if (cell.isEmpty()) {
            problem(path, "is missing");
            return standIn;
        }
        var text = cell.get().text().trim();
        Optional<? extends T> value = grammar.apply(text);
        if (value.isEmpty()) {
            problem(path, "expected " + expected + ", found '" + text + "'");
            return standIn;
        }
        return value.get();
    }

    public int whole(String path) {
        return read(path, "a whole number", 1, ChartReading::parseWhole);
    }

    public Fraction fraction(String path) {
        return read(path, "a number or a fraction", Fraction.ONE, Fraction::parse);
    }

    public boolean yes(String path) {
        return read(path, "yes or no", false, text -> switch (text) {
            case "yes" -> Optional.of(true);
            case "no" -> Optional.of(false);
            default -> Optional.empty();
        });
    }

    public <E extends Enum<E> & Word> E word(String path, Class<E> vocabulary) {
        var words = Stream.of(vocabulary.getEnumConstants()).map(Word::word).collect(Collectors.joining(", "));
        return read(path, "one of " + words, vocabulary.getEnumConstants()[0], text -> Word.find(vocabulary, text));
    }

    public static Optional<Integer> parseWhole(String text) {
        return text.matches("[+-]?\\d{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    public void expect(boolean holds, String path, String otherwise) {
        if (!holds) {
            problem(path, otherwise);
        }
    }

    /** Notes a problem; what follows from the first mistake in a cell is not held against it again. */
    public void problem(String path, String message) {
        if (problems.stream().noneMatch(known -> known.path().equals(path))) {
            problems.add(new ChartProblem(chart.place(path), path, message));
        }
    }

    /** Ends the reading; throws if anything was wrong with the chart. */
    public void finish() {
        chart.cells().stream()
                .filter(cell -> !asked.contains(cell.path()))
                .forEach(cell -> problem(cell.path(), "is not known to these rules"));
        chart.notes().keySet().stream()
                .filter(path -> chart.cells().stream().noneMatch(cell -> (cell.path() + ".").startsWith(path + ".")))
                .forEach(path -> problem(path, "has a note but no value"));
        if (!problems.isEmpty()) {
            throw new ChartRefused(problems);
        }
    }
}
