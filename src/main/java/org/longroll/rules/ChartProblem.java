package org.longroll.rules;

public record ChartProblem(Place place, String path, String message) {

    @Override
    public String toString() {
        return place + ": " + message;
    }
}
