package org.longroll.report.chart;

import java.util.List;

/**
 * The drawing style of a side. The two differ in colour, in the dash of their lines and in the letter of their marks,
 * so that a black-and-white print and colour-blind readers lose nothing. Each colour has a contrast of more than 4.5 to
 * 1 against white.
 */
record Ink(String colour, String pale, String dash) {

    static final String BLACK = "#1c1c1c";
    static final String GREY = "#595959";
    static final String FAINT = "#d0d0d0";

    private static final List<Ink> SIDES =
            List.of(new Ink("#1f4e8c", "#dbe6f4", "none"), new Ink("#a33b20", "#f6e0d9", "7 3"));

    /** @param side by its place in the order of battle */
    static Ink of(int side) {
        return SIDES.get(side % SIDES.size());
    }
}
