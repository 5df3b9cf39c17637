package org.longroll.adf.chart;

import java.util.Optional;

/** Reads tables of modifiers in two groups, good and bad, of which only so many count. */
final class ModifierReader {

    private static final String NOT_PRINTED = "not printed";

    private ModifierReader() {}

    static ModifierLine line(AdfCells cells, String row) {
        boolean good = cells.read(row + ".group", "good or bad", true, text -> switch (text) {
            case "good" -> Optional.of(true);
            case "bad" -> Optional.of(false);
            default -> Optional.empty();
        });
        var artillery = value(cells, row + ".artillery", good);
        var other = value(cells, row + ".other", good);
        cells.expect(
                artillery.isPresent() == other.isPresent(),
                row + ".other",
                "is printed in one column and not in the other");
        return new ModifierLine(good, artillery.isPresent(), artillery.orElse(0), other.orElse(0));
    }

    private static Optional<Integer> value(AdfCells cells, String path, boolean good) {
        Optional<Integer> value = cells.read(
                path,
                "a modifier, NC or " + NOT_PRINTED,
                Optional.of(0),
                text -> text.equals(NOT_PRINTED)
                        ? Optional.of(Optional.<Integer>empty())
                        : AdfCells.parseSigned(text).map(Optional::of));
        int sign = value.orElse(0);
        cells.expect(
                good ? sign <= 0 : sign >= 0, path, good ? "a good one is not above 0" : "a bad one is not below 0");
        return value;
    }

    static Limits limits(AdfCells cells, String path) {
        return new Limits(cells.between(0, 9, path + ".best"), cells.between(0, 9, path + ".worst"));
    }
}
