package org.longroll.adf.chart;

/** One line of a table of modifiers with its two columns, "from artillery fire / other fire". */
public record ModifierLine(boolean good, int artillery, int other) {

    public int value(boolean fromArtillery) {
        return fromArtillery ? artillery : other;
    }
}
