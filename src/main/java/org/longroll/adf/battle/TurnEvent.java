package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.journal.Recorded;

public sealed interface TurnEvent extends AdfEvent {

    /** @param initiative the side that has it from now on; null if it did not change */
    @Recorded("adf-part-begun")
    record PartBegun(
            int turn, Part part, String side, @Nullable String initiative) implements TurnEvent {
        public PartBegun(int turn, Part part, String side) {
            this(turn, part, side, null);
        }
    }

    /** @param idle the units of declared groups that had actions left; null if there were none */
    @Recorded("adf-part-ended")
    record PartEnded(int turn, Part part, @Nullable List<String> idle) implements TurnEvent {
        public PartEnded {
            idle = idle == null ? null : List.copyOf(idle);
        }

        public PartEnded(int turn, Part part) {
            this(turn, part, null);
        }
    }

    @Recorded("adf-turn-ended")
    record TurnEnded(int turn) implements TurnEvent {}
}
