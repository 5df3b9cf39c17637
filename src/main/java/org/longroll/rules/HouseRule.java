package org.longroll.rules;

/**
 * A club's own reading of one line of a chart.
 *
 * @param path of the value that it replaces
 * @param value the new value, written as in the chart
 * @param title the club's name for it
 */
public record HouseRule(String path, String value, String title) {

    public HouseRule {
        if (path.isBlank() || title.isBlank()) {
            throw new IllegalArgumentException("a house rule needs a path and a title");
        }
    }
}
