package org.longroll.battle;

import java.util.List;

/** Something that a person asks the journal to record; what the pattern book calls a command. */
public sealed interface Order {

    /** What the entry is called in the journal. */
    String type();

    /** Opens the journal. */
    record Start(BattleEvent.BattleStarted opening) implements Order {
        @Override
        public String type() {
            return "start";
        }
    }

    /** Writes a note, perhaps about some units. */
    record Note(String text, List<String> units) implements Order {
        public Note {
            units = List.copyOf(units);
        }

        @Override
        public String type() {
            return "note";
        }
    }

    /** Replaces the key of a seat. */
    record ReissueKey(Seat seat) implements Order {
        @Override
        public String type() {
            return "reissue-key";
        }
    }
}
