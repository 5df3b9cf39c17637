package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Word;

/** Orders of the turn, and the umpire's ruling on a whole side. */
public sealed interface TurnOrder extends RffOrder {

    /** Begins a later part of the player's turn; the next one if none is given. */
    @EntryType("begin-phase")
    @Recorded("rff-begin-phase")
    record BeginPhase(@Nullable Part phase) implements TurnOrder {}

    /** Ends the player's turn, and with the second player's the game turn. */
    @EntryType("end-turn")
    @Recorded("rff-end-turn")
    record EndTurn() implements TurnOrder {}

    /** The umpire's ruling on the adversities of a side; replaces the last one. */
    @EntryType("side-status")
    @Recorded("rff-side-status")
    record SideStatus(String side, List<Adversity> conditions) implements TurnOrder {
        public SideStatus {
            conditions = List.copyOf(conditions);
        }

        @Override
        public boolean isTheUmpires() {
            return true;
        }
    }

    /** The conditions that affect every unit of a side. */
    public enum Adversity implements Word {
        KEY_POSITION_LOST,
        HEAVY_CASUALTIES,
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
