package org.longroll.analysis;

import java.util.List;

/** A unit lost something; {@code lost} is below 0 if something came back. */
public record Loss(Moment moment, String unit, Cause cause, Strength lost, List<String> by, Strength left) {

    public Loss {
        by = List.copyOf(by);
    }
}
