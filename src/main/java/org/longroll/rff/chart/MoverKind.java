package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who moves. */
public enum MoverKind implements Word {
    @Spelled("infantry")
    INFANTRY,
    @Spelled("cavalry")
    CAVALRY,
    @Spelled("field-gun")
    FIELD_GUN,
    @Spelled("horse-gun")
    HORSE_GUN,
    @Spelled("leader")
    LEADER
}
