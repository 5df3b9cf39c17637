package org.longroll.feed;

import java.util.SortedSet;
import org.longroll.ledger.Envelope;

public sealed interface LiveSignal {

    /** An event of the battle; {@code json} is the whole envelope in canonical form. */
    record Happened(long version, String type, String json) implements LiveSignal {
        static Happened of(Envelope event) {
            return new Happened(event.sequence(), event.type(), event.toCanonicalJson());
        }
    }

    /** Whose streams of the battle are open on this node, by seat. */
    record Present(SortedSet<String> seats) implements LiveSignal {}

    record Heartbeat() implements LiveSignal {}
}
