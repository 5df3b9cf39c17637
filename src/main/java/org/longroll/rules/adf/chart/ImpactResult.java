package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** The lines of the impact results. */
public enum ImpactResult implements Word {
    MELEE,
    STOPPED_SHORT,
    DISORDERED,
    SHAKEN,
    ROUTED,
    SURRENDERED
}
