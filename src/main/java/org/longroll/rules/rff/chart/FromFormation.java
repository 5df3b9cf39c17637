package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What guns must be in to carry out a maneuver. */
public enum FromFormation implements Word {
    LIMBERED,
    UNLIMBERED,
    EITHER
}
