package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** Whether a maneuver is for silenced guns. */
public enum SilencedGuns implements Word {
    YES,
    NO,
    ONLY
}
