package org.longroll.rules;

/** A club's own value, written as in the chart, in place of the one at a path. */
public record HouseRule(String path, String value, String title) {

    public HouseRule {
        if (path.isBlank() || title.isBlank()) {
            throw new IllegalArgumentException("a house rule needs a path and a title");
        }
    }
}
