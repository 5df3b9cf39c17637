package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * The state of a leader, as far as all systems have it.
 *
 * @param attachedTo the unit that he is with
 * @param quality his, or that of the officer in his place; null in a system that counts in benefits
 * @param backInTurn the turn in which he is back, if he is away or without his horse
 * @param succeededBy the name of the officer in his place
 */
public record LeaderStanding(
        Condition condition,
        @Nullable String attachedTo,
        @Nullable String quality,
        @Nullable Integer backInTurn,
        @Nullable String succeededBy) {

    /** A leader of a system that keeps nothing of leaders. */
    public static final LeaderStanding UNHURT = new LeaderStanding(Condition.UNHURT, null, null, null, null);

    public enum Condition implements Word {
        @Spelled("unhurt")
        UNHURT,
        @Spelled("dismounted")
        DISMOUNTED,
        @Spelled("away")
        AWAY,
        @Spelled("fallen")
        FALLEN
    }
}
