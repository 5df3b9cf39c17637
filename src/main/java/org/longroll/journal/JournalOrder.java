package org.longroll.journal;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Orders of every journal, of whatever kind: notes and seats. They change nothing that is decided. */
public sealed interface JournalOrder extends Order {

    @Override
    default boolean isAside() {
        return true;
    }

    /**
     * @param attachments pictures, each by its SHA-256
     * @param table which of them is the table from above, for maps
     */
    @EntryType("note")
    @Recorded("note")
    record Note(
            String text,
            List<String> units,
            List<String> attachments,
            @Nullable TablePhoto table) implements JournalOrder {
        public Note {
            units = List.copyOf(units);
            attachments = List.copyOf(attachments);
        }

        public Note(String text, List<String> units) {
            this(text, units, List.of(), null);
        }
    }

    /** Corrects the text of a note, named by its entry; the author's or the umpire's. */
    @EntryType("correct-note")
    @Recorded("correct-note")
    record CorrectNote(UUID note, String text) implements JournalOrder {}

    @EntryType("reissue-key")
    @Recorded("reissue-key")
    record ReissueKey(Seat seat) implements JournalOrder {}

    /** Gives a person a seat for some commands of a side. */
    @EntryType("give-seat")
    @Recorded("give-seat")
    record GiveSeat(String side, List<String> commands, UUID person) implements JournalOrder {
        public GiveSeat {
            commands = List.copyOf(commands);
        }
    }

    @EntryType("revoke-seat")
    @Recorded("revoke-seat")
    record RevokeSeat(Seat seat) implements JournalOrder {}
}
