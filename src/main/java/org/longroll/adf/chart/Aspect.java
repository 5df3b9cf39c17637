package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Where fire or a charge comes from, as the target sees it. */
public enum Aspect implements Word {
    @Spelled("front")
    FRONT,
    @Spelled("partial-flank")
    PARTIAL_FLANK,
    @Spelled("full-flank")
    FULL_FLANK,
    @Spelled("rear")
    REAR;

    /** Columns and limbered guns have no partial flank: their side is a side. */
    public Aspect onColumn() {
        return this == PARTIAL_FLANK ? FULL_FLANK : this;
    }
}
