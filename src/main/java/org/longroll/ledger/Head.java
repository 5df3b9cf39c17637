package org.longroll.ledger;

import java.util.UUID;

/** The end of a stream: the sequence of its last event and that event's hash. */
public record Head(UUID stream, long version, Sha256 hash) {

    public static Head ofNewStream(UUID stream) {
        return new Head(stream, 0, Sha256.GENESIS);
    }
}
