package org.longroll.ledger;

import java.util.List;

/** The durable result of an append: a repetition has the same result, even after a restart. */
public sealed interface AppendResult {

    record Appended(List<Recorded> events) implements AppendResult {
        public Appended {
            events = List.copyOf(events);
        }
    }

    /** The same command with the same body was recorded before; nothing was written. */
    record Replayed(Receipt receipt) implements AppendResult {}

    /** The same command id was used before for another body; nothing was written. */
    record CommandReused(Receipt receipt) implements AppendResult {}

    /** The stream is at another version than expected; nothing was written. */
    record Overtaken(Head head) implements AppendResult {}
}
