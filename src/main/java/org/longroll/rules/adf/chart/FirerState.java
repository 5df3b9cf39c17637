package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** What weakens a firer. */
public enum FirerState implements Word {
    DISORDER,
    SHAKEN,
    SKIRMISHERS,
    SKIRMISHING_SHARPSHOOTERS,
    IN_BUILDINGS
}
