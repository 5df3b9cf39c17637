package org.longroll.battle.rff;

import java.util.List;

/** What moves the turn on. */
public sealed interface TurnEvent extends RffEvent {

    /**
     * A later part of the player's turn began.
     *
     * @param leftOpen units that could still have done something in the part before
     */
    record PhaseBegun(Part part, List<String> leftOpen) implements TurnEvent {
        public PhaseBegun {
            leftOpen = List.copyOf(leftOpen);
        }
    }

    /** A player's turn is over. */
    record PlayerTurnEnded(int turn, String side) implements TurnEvent {}

    /** A player's turn began, with its maneuver phase. */
    record PlayerTurnBegun(int turn, String side) implements TurnEvent {}

    /** The umpire said what weighs upon a side. */
    record SideStatusSet(String side, List<Adversity> conditions) implements TurnEvent {
        public SideStatusSet {
            conditions = List.copyOf(conditions);
        }
    }
}
