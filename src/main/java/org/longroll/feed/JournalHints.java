package org.longroll.feed;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Where several nodes share a Kafka, every node hears there of what the others have written. */
@Singleton
class JournalHints {

    private final LiveHub hub;

    JournalHints(LiveHub hub) {
        this.hub = hub;
    }

    @Incoming("journal-live")
    void heard(String message) {
        hub.heardOf(JournalMessage.read(message).position());
    }
}
