package org.longroll.rff.chart;

/** The order that troops keep, from the best to the worst. */
public enum Order implements State {
    GOOD_ORDER,
    DISORDERED,
    BROKEN;

    public Order orWorse(Order other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
