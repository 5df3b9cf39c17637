package org.longroll.projection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.codec.JournalJson;
import org.longroll.journal.Journal;
import org.longroll.ledger.StatusRow;

/** Writes and reads the status rows of journals. */
public final class StatusRows {

    public static final String BATTLE = "battle";
    public static final String UNIT = "unit";

    /** Raise it when a document changes: rows of another format (1 had no number) are rebuilt when read. */
    public static final int FORMAT = 4;

    private static final Map<String, StatusOfKind> BY_KIND =
            ServiceLoader.load(StatusOfKind.class, StatusOfKind.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .collect(Collectors.toUnmodifiableMap(StatusOfKind::kind, Function.identity()));

    private static final ObjectMapper MAPPER =
            JournalJson.mapper().configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true);
    private static final String PREFIX = "{\"format\":%d,\"status\":".formatted(FORMAT);

    private StatusRows() {}

    /** The rows that an entry changed; {@code before} is null at the opening. */
    public static List<StatusRow> changed(@Nullable Journal<?> before, Journal<?> after) {
        var rows = BY_KIND.get(after.kind().name());
        return rows == null ? List.of() : rows.changed(before, after);
    }

    public static boolean isCurrent(String document) {
        return document.startsWith(PREFIX);
    }

    /** The content of a document of the current format; null for a unit that is gone. */
    public static @Nullable Object read(String kind, String document) {
        return switch (kind) {
            case BATTLE -> read(document, BattleStatus.class).orElse(null);
            case UNIT -> read(document, UnitStatus.class).orElse(null);
            default -> throw new IllegalStateException("there are no status rows of the kind " + kind);
        };
    }

    /** The content of a document of the current format; empty for a unit that is gone. */
    public static <T> Optional<T> read(String document, Class<T> type) {
        try {
            var status = document.substring(PREFIX.length(), document.length() - 1);
            return Optional.ofNullable(MAPPER.readValue(status, type));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status row that cannot be read; rebuild the read models", e);
        }
    }

    static String written(@Nullable Object status) {
        try {
            return PREFIX + MAPPER.writeValueAsString(status) + "}";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status that cannot be written", e);
        }
    }
}
