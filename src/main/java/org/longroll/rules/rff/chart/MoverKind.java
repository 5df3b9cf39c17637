package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** Who moves. */
public enum MoverKind implements Word {
    INFANTRY,
    CAVALRY,
    FIELD_GUN,
    HORSE_GUN,
    LEADER
}
