package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What weakens a firer. */
public enum FirerState implements Word {
    @Spelled("disorder")
    DISORDER,
    @Spelled("shaken")
    SHAKEN,
    @Spelled("skirmishers")
    SKIRMISHERS,
    @Spelled("skirmishing-sharpshooters")
    SKIRMISHING_SHARPSHOOTERS,
    @Spelled("in-buildings")
    IN_BUILDINGS
}
