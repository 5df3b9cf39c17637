package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The lists of maneuvers that a result opens. */
public enum Handling implements Word {
    WELL_HANDLED,
    TARDY,
    HASTY,
    NONE
}
