package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** Whom a maneuver disorders. */
public enum Disorders implements Word {
    NOBODY,
    GREEN_ON_BROKEN_OR_ROUGH,
    BOTH_IF_ONE_IS_DISORDERED_OR_GREEN_OR_ON_BROKEN_OR_ROUGH
}
