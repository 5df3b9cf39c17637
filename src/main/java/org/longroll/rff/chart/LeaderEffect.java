package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a leader's fate means for the game. */
public enum LeaderEffect implements Word {
    @Spelled("removed")
    REMOVED,
    @Spelled("removed-one-turn")
    REMOVED_ONE_TURN,
    @Spelled("dismounted-one-turn")
    DISMOUNTED_ONE_TURN,
    @Spelled("none")
    NONE
}
