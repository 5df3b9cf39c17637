package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the impact results. */
public enum ImpactResult implements Word {
    @Spelled("melee")
    MELEE,
    @Spelled("stopped-short")
    STOPPED_SHORT,
    @Spelled("disordered")
    DISORDERED,
    @Spelled("shaken")
    SHAKEN,
    @Spelled("routed")
    ROUTED,
    @Spelled("surrendered")
    SURRENDERED
}
