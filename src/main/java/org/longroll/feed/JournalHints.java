package org.longroll.feed;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Receives hints of other nodes' commits, if the nodes share a Kafka. */
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
