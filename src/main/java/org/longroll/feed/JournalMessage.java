package org.longroll.feed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.UUID;
import org.longroll.ledger.Recorded;

/**
 * The message for one event, as in {@code /schemas/journal-message.json}; {@code event} is the whole envelope. Messages
 * of a battle are in the order of their versions but may repeat: consumers drop versions that they have.
 */
public record JournalMessage(long position, UUID battle, long version, String event) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    static JournalMessage of(Recorded event) {
        var envelope = event.envelope();
        return new JournalMessage(event.position(), envelope.stream(), envelope.sequence(), envelope.toCanonicalJson());
    }

    String toJson() {
        return "{\"position\":%d,\"battle\":\"%s\",\"version\":%d,\"event\":%s}"
                .formatted(position, battle, version, event);
    }

    public static JournalMessage read(String json) {
        try {
            var message = MAPPER.readTree(json);
            if (!message.path("position").canConvertToLong()
                    || !message.path("version").canConvertToLong()
                    || !message.path("event").isObject()) {
                throw new IllegalArgumentException("not a message of the journal");
            }
            return new JournalMessage(
                    message.path("position").asLong(),
                    UUID.fromString(message.path("battle").asText()),
                    message.path("version").asLong(),
                    message.path("event").toString());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not a message of the journal: " + e.getOriginalMessage(), e);
        }
    }
}
