package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.longroll.battle.Battle;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.RecordEntry;

/**
 * Entries that were made without network do not know what the server has called things. They may name an entry by the
 * idempotency key that it was sent with, where that is a UUID, and a check by its unit and the entry that called for it:
 * {@code 20-maine@<entry or key>}. Both are replaced here by the names of the journal. What is not found stays as it is, and is
 * refused like any other wrong name.
 */
@ApplicationScoped
class OfflineReferences {

    private static final List<String> ENTRIES = List.of("charge", "reactionTo", "note");
    private static final Pattern CHECK = Pattern.compile("([a-z0-9-]{1,60})@([0-9a-fA-F-]{36})");

    private final ReadBattle battles;
    private final RecordEntry recordEntry;

    OfflineReferences(ReadBattle battles, RecordEntry recordEntry) {
        this.battles = battles;
        this.recordEntry = recordEntry;
    }

    /** The entry of a seat with the names of the journal. */
    JsonNode named(UUID battle, String actor, JsonNode request) {
        if (!(request instanceof ObjectNode entry)) {
            return request;
        }
        var named = entry.deepCopy();
        for (var field : ENTRIES) {
            uuid(named.path(field).asText())
                    .flatMap(key -> recordEntry.sentAs(battle, actor, key.toString()))
                    .ifPresent(id -> named.put(field, id.toString()));
        }
        check(battle, actor, named.path("due").asText()).ifPresent(due -> named.put("due", due));
        return named;
    }

    private Optional<String> check(UUID battle, String actor, String said) {
        var match = CHECK.matcher(said);
        if (!match.matches()) {
            return Optional.empty();
        }
        var cause = uuid(match.group(2))
                .map(id -> recordEntry.sentAs(battle, actor, id.toString()).orElse(id));
        return battles.newest(battle).flatMap(now -> cause.flatMap(entry -> due(now, match.group(1), entry)));
    }

    private static Optional<String> due(Battle now, String unit, UUID entry) {
        return now.field().due().stream()
                .filter(due -> unit.equals(due.unit()) && due.entry().equals(entry))
                .map(due -> due.id())
                .findFirst();
    }

    private static Optional<UUID> uuid(String text) {
        try {
            return text.length() == 36 ? Optional.of(UUID.fromString(text)) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
