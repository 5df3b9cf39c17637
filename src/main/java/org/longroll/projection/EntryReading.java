package org.longroll.projection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What the timeline has to know of events: which ones take entries back, put them back, or record them again. */
final class EntryReading {

    static final String AMENDMENT = "amend-declared";
    static final String AGAIN = "entry-recorded-again";
    static final String UNDONE = "entries-undone";
    static final String REDONE = "entries-redone";

    /** The types of events whose payload is read. */
    static final Set<String> PAYLOADS = Set.of(AGAIN, UNDONE, REDONE);

    /** An entry that was recorded again within another one. */
    record Again(UUID entry, @Nullable UUID replaces, String by) {}

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private EntryReading() {}

    /** The entries that an event takes back or puts back, newest first. */
    static List<UUID> entries(Line line) {
        var entries = new ArrayList<UUID>();
        for (var entry : payload(line).path("entries")) {
            entries.add(UUID.fromString(entry.asText()));
        }
        return entries;
    }

    static Again again(Line line) {
        var payload = payload(line);
        return new Again(
                UUID.fromString(payload.path("entry").asText()),
                payload.hasNonNull("replaces")
                        ? UUID.fromString(payload.path("replaces").asText())
                        : null,
                payload.path("by").asText());
    }

    static JsonNode payload(Line line) {
        try {
            return MAPPER.readTree(line.payload());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "version %d of battle %s cannot be read".formatted(line.version(), line.battle()), e);
        }
    }
}
