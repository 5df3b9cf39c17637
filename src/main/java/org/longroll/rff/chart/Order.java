package org.longroll.rff.chart;

import org.longroll.rules.Spelled;

/** The order that troops keep, from the best to the worst. */
public enum Order implements State {
    @Spelled("good-order")
    GOOD_ORDER,
    @Spelled("disordered")
    DISORDERED,
    @Spelled("broken")
    BROKEN;

    public Order orWorse(Order other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
