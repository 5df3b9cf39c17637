package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** A unit's morale level, from the best to the worst; the last two have left the table. */
@PrintedIn({"morale.levels", "reform", "countercharge"})
public enum Morale implements Word {
    GOOD_ORDER,
    DISORDER,
    SHAKEN,
    ROUTED,
    ELIMINATED,
    SURRENDERED;

    public boolean inPlay() {
        return compareTo(ROUTED) <= 0;
    }

    public boolean worseThan(Morale other) {
        return compareTo(other) > 0;
    }

    /** The worse of two levels: fire and impact never improve a unit. */
    public Morale orWorse(Morale other) {
        return other.worseThan(this) ? other : this;
    }

    /** So many levels down, or up if negative; routed is the bottom, good order the top. */
    public Morale lowered(int levels) {
        if (!inPlay()) {
            return this;
        }
        return values()[Math.clamp(ordinal() + levels, GOOD_ORDER.ordinal(), ROUTED.ordinal())];
    }
}
