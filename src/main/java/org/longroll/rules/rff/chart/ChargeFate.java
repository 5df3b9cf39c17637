package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What fire does to a charge. */
public enum ChargeFate implements Word {
    CHECKED,
    CHECKED_UNLESS_COLD_STEEL,
    HOME
}
