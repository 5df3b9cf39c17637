package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The four kinds of ground of the movement table. */
public enum Ground implements Word {
    OPEN,
    BROKEN,
    ROUGH,
    ROAD
}
