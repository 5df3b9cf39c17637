package org.longroll.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Sha256;

/** A sealed file that can be changed anywhere and is sealed again, as anybody can do who knows how hashes are made. */
public final class ForgedFile {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<ObjectNode> events = new ArrayList<>();
    private UUID stream;

    public ForgedFile(String sealed) {
        sealed.lines().skip(1).forEach(line -> events.add(parsed(line)));
        stream = UUID.fromString(events.getFirst().path("stream").asText());
        underAnotherName();
    }

    private static ObjectNode parsed(String line) {
        try {
            return (ObjectNode) JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A battle that no server has seen, with ids of its own. */
    public ForgedFile underAnotherName() {
        stream = UUID.randomUUID();
        events.forEach(event -> event.put("eventId", UUID.randomUUID().toString()));
        return this;
    }

    /** The number of the first event of a type, from 1. */
    public int firstOf(String type) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).path("type").asText().equals(type)) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("no " + type);
    }

    public ObjectNode event(int number) {
        return events.get(number - 1);
    }

    public ObjectNode payload(int number) {
        return (ObjectNode) event(number).get("payload");
    }

    /** Changes one to three values somewhere, or leaves out, repeats or swaps events. */
    public ForgedFile mutated(Random random) {
        for (int change = random.nextInt(3); change >= 0; change--) {
            int place = random.nextInt(events.size());
            switch (random.nextInt(12)) {
                case 0 ->
                    events.add(place, events.get(random.nextInt(events.size())).deepCopy());
                case 1 -> events.remove(events.size() > 1 ? Math.max(1, place) % events.size() : 0);
                case 2 -> events.add(events.remove(place));
                case 3 ->
                    events.get(place).put("actor", Mutation.pick(random, "umpire", "union", "nobody", "spectator"));
                case 4 -> events.get(place).put("entryId", UUID.randomUUID().toString());
                default -> Mutation.mutate(events.get(place).get("payload"), random);
            }
            if (events.isEmpty()) {
                return this;
            }
        }
        return this;
    }

    /** The file with every hash right. */
    public String sealed() {
        var lines = new StringBuilder();
        var previous = Sha256.GENESIS;
        for (int i = 0; i < events.size(); i++) {
            var open = envelope(events.get(i), i + 1, previous, Sha256.GENESIS);
            previous = open.computedHash();
            lines.append(envelope(events.get(i), i + 1, open.previousHash(), previous)
                            .toCanonicalJson())
                    .append('\n');
        }
        return "{\"format\":\"longroll-battle\",\"formatVersion\":1,\"head\":{\"hash\":\"%s\",\"version\":%d},\"stream\":\"%s\"}\n"
                        .formatted(previous.hex(), events.size(), stream)
                + lines;
    }

    private Envelope envelope(ObjectNode event, int sequence, Sha256 previous, Sha256 hash) {
        return new Envelope(
                stream,
                sequence,
                UUID.fromString(event.path("eventId").asText()),
                UUID.fromString(event.path("entryId").asText()),
                UUID.fromString(event.path("commandId").asText()),
                event.path("type").asText(),
                event.path("schemaVersion").asInt(),
                CanonicalJson.of(event.path("payload").toString()),
                Instant.parse(event.path("occurredAt").asText()),
                Instant.parse(event.path("recordedAt").asText()),
                event.path("actor").asText(),
                previous,
                hash);
    }
}
