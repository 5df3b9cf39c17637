package org.longroll.rff.battle;

import java.util.List;
import org.longroll.journal.Recorded;
import org.longroll.rff.battle.TurnOrder.Adversity;

public sealed interface TurnEvent extends RffEvent {

    /** A later part of the player's turn began; units in {@code leftOpen} could still have acted before. */
    @Recorded("rff-phase-begun")
    record PhaseBegun(Part part, List<String> leftOpen) implements TurnEvent {
        public PhaseBegun {
            leftOpen = List.copyOf(leftOpen);
        }
    }

    @Recorded("rff-player-turn-ended")
    record PlayerTurnEnded(int turn, String side) implements TurnEvent {}

    /** A player's turn began, with its maneuver phase. */
    @Recorded("rff-player-turn-begun")
    record PlayerTurnBegun(int turn, String side) implements TurnEvent {}

    /** The umpire set the adversities of a side. */
    @Recorded("rff-side-status-set")
    record SideStatusSet(String side, List<Adversity> conditions) implements TurnEvent {
        public SideStatusSet {
            conditions = List.copyOf(conditions);
        }
    }
}
