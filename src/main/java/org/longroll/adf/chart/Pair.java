package org.longroll.adf.chart;

import java.util.Optional;
import java.util.regex.Pattern;
import org.longroll.rules.Grammar;

/** Two figures printed in one cell, {@code 12-9}: limbered and unlimbered, mounted and dismounted, US and CS. */
record Pair(int first, int second) {

    private static final Pattern FIGURES = Pattern.compile("(\\d{1,2})-(\\d{1,2})");

    static final Grammar<Pair> PRINTED = new Grammar<>("two figures such as 12-9", new Pair(1, 1), Pair::parse);

    private static Optional<Pair> parse(String text) {
        var figures = FIGURES.matcher(text);
        return figures.matches()
                ? Optional.of(new Pair(Integer.parseInt(figures.group(1)), Integer.parseInt(figures.group(2))))
                : Optional.empty();
    }
}
