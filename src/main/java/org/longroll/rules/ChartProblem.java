package org.longroll.rules;

/** One thing wrong with a chart, and where. */
public record ChartProblem(Place place, String path, String message) {

    @Override
    public String toString() {
        return place + ": " + message;
    }
}
