package org.longroll.web.app;

import com.fasterxml.jackson.databind.JsonNode;

/** Which kinds of things entries are, for a count of those that were reached through the page. */
final class Census {

    private Census() {}

    /** The type and kind of an entry, whether it takes a further die, and whether several act in it or none is named. */
    static String kindOf(JsonNode entry) {
        var kind = new StringBuilder(entry.get("type").asText());
        if (entry.hasNonNull("kind")) {
            kind.append(' ').append(entry.get("kind").asText());
        }
        if (entry.path("stopShort").path("thrown").size() > 0) {
            kind.append(", one more die");
        }
        if (entry.path("units").size() > 1) {
            kind.append(", several");
        }
        if (entry.path("firers").size() > 1) {
            kind.append(", apart");
        }
        if (entry.has("units") && entry.get("units").isEmpty()) {
            kind.append(", none");
        }
        return kind.toString();
    }
}
