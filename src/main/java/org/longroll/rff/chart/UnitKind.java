package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** The kind of a unit: foot and horse are troops. */
public enum UnitKind implements Word {
    TROOPS,
    GUNS
}
