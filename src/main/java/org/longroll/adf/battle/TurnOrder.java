package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Recorded;

public sealed interface TurnOrder extends AdfOrder {

    /** @param initiative the side that has it from this turn on, for the umpire or both to say; null if it does not change */
    @EntryType("begin-part")
    @Recorded("adf-begin-part")
    record BeginPart(@Nullable String initiative) implements TurnOrder {

        /** By the side that has the initiative. */
        public BeginPart() {
            this(null);
        }

        @Override
        public boolean isTheUmpires() {
            return initiative != null;
        }
    }

    @EntryType("end-part")
    @Recorded("adf-end-part")
    record EndPart() implements TurnOrder {}

    @EntryType("end-turn")
    @Recorded("adf-end-turn")
    record EndTurn() implements TurnOrder {}
}
