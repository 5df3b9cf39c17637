package org.longroll.battle.rff;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What moves the turn on, and what the umpire says of a whole side. */
public sealed interface TurnOrder extends RffOrder {

    /**
     * Goes on to a later part of the player's turn.
     *
     * @param phase which; where nothing is said, the next
     */
    record BeginPhase(@Nullable Part phase) implements TurnOrder {
        @Override
        public String type() {
            return "begin-phase";
        }
    }

    /** Ends the player's turn, and with the second player's the game turn. */
    record EndTurn() implements TurnOrder {
        @Override
        public String type() {
            return "end-turn";
        }
    }

    /** The umpire's word on what weighs upon a side, in place of his last. */
    record SideStatus(String side, List<Adversity> conditions) implements TurnOrder {
        public SideStatus {
            conditions = List.copyOf(conditions);
        }

        @Override
        public String type() {
            return "side-status";
        }
    }
}
