package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** What a leader's fate means for the game. */
public enum LeaderEffect implements Word {
    REMOVED,
    REMOVED_ONE_TURN,
    DISMOUNTED_ONE_TURN,
    NONE
}
