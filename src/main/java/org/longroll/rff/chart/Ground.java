package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The four kinds of ground of the movement table. */
public enum Ground implements Word {
    @Spelled("open")
    OPEN,
    @Spelled("broken")
    BROKEN,
    @Spelled("rough")
    ROUGH,
    @Spelled("road")
    ROAD
}
