package org.longroll.rules;

/**
 * A club's own reading of one line of a chart.
 *
 * @param path which value it replaces
 * @param value what stands there instead, written as in the chart
 * @param title what the club calls it
 */
public record HouseRule(String path, String value, String title) {

    public HouseRule {
        if (path.isBlank() || title.isBlank()) {
            throw new IllegalArgumentException("a house rule needs a path and a title");
        }
    }
}
