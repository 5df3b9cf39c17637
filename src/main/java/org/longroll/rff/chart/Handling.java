package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lists of maneuvers that a result opens. */
public enum Handling implements Word {
    @Spelled("well-handled")
    WELL_HANDLED,
    @Spelled("tardy")
    TARDY,
    @Spelled("hasty")
    HASTY,
    @Spelled("none")
    NONE
}
