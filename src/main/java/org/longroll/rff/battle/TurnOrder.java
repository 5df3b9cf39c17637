package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.EntryType;
import org.longroll.battle.Recorded;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What moves the turn on, and what the umpire says of a whole side. */
public sealed interface TurnOrder extends RffOrder {

    /**
     * Goes on to a later part of the player's turn.
     *
     * @param phase which; where nothing is said, the next
     */
    @EntryType("begin-phase")
    @Recorded("rff-begin-phase")
    record BeginPhase(@Nullable Part phase) implements TurnOrder {}

    /** Ends the player's turn, and with the second player's the game turn. */
    @EntryType("end-turn")
    @Recorded("rff-end-turn")
    record EndTurn() implements TurnOrder {}

    /** The umpire's word on what weighs upon a side, in place of his last. */
    @EntryType("side-status")
    @Recorded("rff-side-status")
    record SideStatus(String side, List<Adversity> conditions) implements TurnOrder {
        public SideStatus {
            conditions = List.copyOf(conditions);
        }
    }

    /** What weighs upon every unit of a side. */
    public enum Adversity implements Word {
        @Spelled("key-position-lost")
        KEY_POSITION_LOST,
        @Spelled("heavy-casualties")
        HEAVY_CASUALTIES,
        @Spelled("greater-losses")
        GREATER_LOSSES;

        ManeuverCondition condition() {
            return switch (this) {
                case KEY_POSITION_LOST -> ManeuverCondition.KEY_POSITION_LOST;
                case HEAVY_CASUALTIES -> ManeuverCondition.HEAVY_CASUALTIES;
                case GREATER_LOSSES -> ManeuverCondition.GREATER_LOSSES;
            };
        }
    }
}
