package org.longroll.battle;

import java.util.List;

/** Something that a person asks the journal to record; what the pattern book calls a command. */
public sealed interface Order {

    /** Opens the journal. */
    record Start(BattleEvent.BattleStarted opening) implements Order {}

    /** Writes a note, perhaps about some units. */
    record Note(String text, List<String> units) implements Order {
        public Note {
            units = List.copyOf(units);
        }
    }

    /** Replaces the key of a seat. */
    record ReissueKey(Seat seat) implements Order {}
}
