package org.longroll.feed;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** A consumer as somebody else might write one: it keeps what it gets, and cannot read some of it. */
@Singleton
class JournalTap {

    static final String UNREADABLE = "This page is torn.";

    private final List<String> messages = new CopyOnWriteArrayList<>();

    @Incoming("journal-tap")
    void take(String message) {
        if (message.contains(UNREADABLE)) {
            throw new IllegalArgumentException("I cannot read this");
        }
        messages.add(message);
    }

    List<String> about(String battle) {
        return messages.stream()
                .filter(message -> message.contains("\"battle\":\"%s\"".formatted(battle)))
                .toList();
    }
}
