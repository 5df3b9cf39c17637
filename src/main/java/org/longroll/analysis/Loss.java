package org.longroll.analysis;

import java.util.List;

/**
 * A unit lost something.
 *
 * @param lost below 0 if something came back, or the umpire gave it back
 * @param by the enemy units that caused it, if any
 * @param left what the unit had left
 */
public record Loss(Moment moment, String unit, Cause cause, Strength lost, List<String> by, Strength left) {

    public Loss {
        by = List.copyOf(by);
    }
}
