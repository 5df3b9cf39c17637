package org.longroll.ledger;

import java.util.UUID;

public record NewEvent(UUID eventId, String type, int schemaVersion, CanonicalJson payload) {

    public NewEvent {
        if (!Envelope.isName(type)) {
            throw new IllegalArgumentException("a type is a short name in lower case, not “" + type + "”");
        }
        if (schemaVersion < 1) {
            throw new IllegalArgumentException("the first version of an event is 1, not " + schemaVersion);
        }
        if (payload.text().length() > CanonicalJson.MAX_CHARACTERS) {
            throw new IllegalArgumentException("a payload has at most %d characters, not %d"
                    .formatted(CanonicalJson.MAX_CHARACTERS, payload.text().length()));
        }
    }
}
