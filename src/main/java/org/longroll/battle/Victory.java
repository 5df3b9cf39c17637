package org.longroll.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Points for lost enemy units and leaders, and the least leads for a victory and for a decisive one. */
public record Victory(int unitLost, int leaderLost, int marginalBy, int decisiveBy) {

    /** The default: a point for a unit, two for a leader. */
    public static final Victory PLAIN = new Victory(1, 2, 1, 5);

    public enum Degree implements Word {
        @Spelled("draw")
        DRAW,
        @Spelled("marginal")
        MARGINAL,
        @Spelled("decisive")
        DECISIVE
    }

    public Victory {
        if (unitLost < 0 || leaderLost < 0 || marginalBy < 1 || decisiveBy < marginalBy) {
            throw new IllegalArgumentException("points are not below 0, and a decisive lead is not the smaller one");
        }
    }
}
