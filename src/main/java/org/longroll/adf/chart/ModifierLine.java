package org.longroll.adf.chart;

/**
 * One line of a table of modifiers with its two columns, "from artillery fire / other fire".
 *
 * @param printed whether this edition has the line at all
 */
public record ModifierLine(boolean good, boolean printed, int artillery, int other) {

    public int value(boolean fromArtillery) {
        return fromArtillery ? artillery : other;
    }
}
