package org.longroll.adf.chart;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Grammar;
import org.longroll.rules.Word;

/** Reads tables of modifiers in two groups, good and bad, of which only some count. */
final class ModifierReader {

    /** A modifier: a signed number, or NC for no change. */
    static final Grammar<Integer> SIGNED =
            new Grammar<>("a modifier or NC", 0, text -> text.equals("NC") ? Optional.of(0) : Grammar.whole(text));

    private ModifierReader() {}

    /** The lines of a table; a line that says “not printed” counts as absent. */
    static <E extends Enum<E> & Word> Map<E, ModifierLine> lines(
            ChartReading cells, String table, Class<E> vocabulary) {
        var lines = new EnumMap<E, ModifierLine>(vocabulary);
        cells.lines(vocabulary, table, row -> line(cells, row))
                .forEach((modifier, line) -> line.ifPresent(each -> lines.put(modifier, each)));
        return lines;
    }

    private static Optional<ModifierLine> line(ChartReading cells, String row) {
        boolean good = cells.read(row + ".group", Grammar.either("good", "bad"));
        var artillery = value(cells, row + ".artillery", good);
        var other = value(cells, row + ".other", good);
        cells.expect(
                artillery.isPresent() == other.isPresent(),
                row + ".other",
                "is printed in one column and not in the other");
        return artillery.map(from -> new ModifierLine(good, from, other.orElse(0)));
    }

    private static Optional<Integer> value(ChartReading cells, String path, boolean good) {
        var value = cells.read(path, SIGNED.or("not printed"));
        int sign = value.orElse(0);
        cells.expect(
                good ? sign <= 0 : sign >= 0, path, good ? "a good one is not above 0" : "a bad one is not below 0");
        return value;
    }

    static Limits limits(ChartReading cells, String path) {
        return new Limits(cells.between(0, 9, path + ".best"), cells.between(0, 9, path + ".worst"));
    }
}
