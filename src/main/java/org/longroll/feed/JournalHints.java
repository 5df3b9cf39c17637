package org.longroll.feed;

import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.longroll.ledger.CommitHint;

/**
 * What the house itself makes of the channel's messages: hints. Where several nodes share a Kafka, every node hears of
 * every event for its spectators, and one node of the group hears of it for the read models.
 */
@Singleton
class JournalHints {

    private final LiveHub hub;
    private final Instance<CommitHint> projections;

    JournalHints(LiveHub hub, @Identifier("projections") Instance<CommitHint> projections) {
        this.hub = hub;
        this.projections = projections;
    }

    @Incoming("journal-live")
    void forSpectators(String message) {
        JournalMessage.read(message);
        hub.committed();
    }

    @Incoming("journal-projections")
    void forProjections(String message) {
        JournalMessage.read(message);
        projections.forEach(CommitHint::committed);
    }
}
