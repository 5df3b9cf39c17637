package org.longroll.feed;

import org.longroll.ledger.Envelope;

/** What a spectator gets. */
public sealed interface LiveSignal {

    /**
     * An event of the battle.
     *
     * @param json the whole envelope as canonical JSON, as it stands in the ledger
     */
    record Happened(long version, String type, String json) implements LiveSignal {
        static Happened of(Envelope event) {
            return new Happened(event.sequence(), event.type(), event.toCanonicalJson());
        }
    }

    /** Nothing happened, and the line is still open. */
    record Heartbeat() implements LiveSignal {}
}
