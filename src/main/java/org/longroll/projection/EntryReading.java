package org.longroll.projection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** What the timeline has to know of events: how an entry is called, and which ones take entries back. */
final class EntryReading {

    /** Takes entries back or puts them in force again. */
    record Mark(UUID battle, List<UUID> entries, boolean undone) {}

    static final String UNDONE = "entries-undone";
    static final String REDONE = "entries-redone";
    static final Set<String> MARKS = Set.of(UNDONE, REDONE);

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private EntryReading() {}

    /** An entry is called after the first of its events. */
    static String typeOf(String firstEvent) {
        return firstEvent;
    }

    static Optional<Mark> mark(Line line) {
        if (!MARKS.contains(line.type())) {
            return Optional.empty();
        }
        var entries = new ArrayList<UUID>();
        for (var entry : payload(line).path("entries")) {
            entries.add(UUID.fromString(entry.asText()));
        }
        return Optional.of(new Mark(line.battle(), entries, line.type().equals(UNDONE)));
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
