package org.longroll.battle;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * What a battle is worth: points for enemy units and leaders that are lost, besides the points of objectives, and by how
 * many a side must be ahead.
 *
 * @param marginalBy the least lead that is a victory at all
 * @param decisiveBy the least lead that is a decisive one
 */
public record Victory(int unitLost, int leaderLost, int marginalBy, int decisiveBy) {

    /** Where a scenario says nothing: a point for a unit, two for a leader. */
    public static final Victory PLAIN = new Victory(1, 2, 1, 5);

    /** How clear the end is. */
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
