package org.longroll.ledger;

import java.util.List;

/** How an append ended. Whatever it is, it is durable: a later start of the program gives the same answer. */
public sealed interface AppendResult {

    /** The events are in the ledger. */
    record Appended(List<Recorded> events) implements AppendResult {
        public Appended {
            events = List.copyOf(events);
        }
    }

    /** The same command with the same body was recorded before; nothing was written. */
    record Replayed(Receipt receipt) implements AppendResult {}

    /** The same command id was used before for something else; nothing was written. */
    record CommandReused(Receipt receipt) implements AppendResult {}

    /** The stream is at another version than expected; nothing was written. */
    record Overtaken(Head head) implements AppendResult {}
}
