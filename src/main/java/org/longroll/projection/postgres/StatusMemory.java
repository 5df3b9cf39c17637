package org.longroll.projection.postgres;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.StatusRow;
import org.longroll.ledger.StatusWatch;
import org.longroll.projection.StatusRows;

/**
 * Remembers the status rows that somebody looked at lately, where this process is the only one that writes any. What it
 * writes replaces what is remembered before the writer is answered, so that nobody reads less than he was told; loading
 * a row and replacing it exclude each other. A battle whose rows are in doubt is read from the table from then on.
 */
@Singleton
class StatusMemory implements StatusWatch {

    private static final Logger LOG = Logger.getLogger(StatusMemory.class);

    /** A row is a kilobyte or two. */
    private static final int ROWS_MAX = 20_000;

    private record Remembered(long version, @Nullable Object status) {}

    /** Whoever meets so much doubt is not alone, or cannot write: nothing is remembered from then on. */
    private static final int DOUBTS_MAX = 10_000;

    private volatile boolean alone;
    private final Cache<StatusEntity.Key, Remembered> rows =
            Caffeine.newBuilder().maximumSize(ROWS_MAX).build();
    private final Set<UUID> doubtful = ConcurrentHashMap.newKeySet();

    StatusMemory(@ConfigProperty(name = "longroll.alone", defaultValue = "false") boolean alone) {
        this.alone = alone;
    }

    /** The row as it is now, if there is one. */
    <T> Optional<T> find(
            StatusEntity.Key key, Function<StatusEntity.Key, @Nullable StatusEntity> table, Class<T> type) {
        if (isSure(key.stream())) {
            var remembered = rows.get(key, missing -> loaded(missing, table));
            // Doubt that comes while a row is being loaded may be too late for what was loaded.
            if (isSure(key.stream())) {
                return status(remembered, type);
            }
        }
        return status(loaded(key, table), type);
    }

    private static <T> Optional<T> status(@Nullable Remembered row, Class<T> type) {
        return Optional.ofNullable(row).map(known -> type.cast(known.status()));
    }

    private boolean isSure(UUID stream) {
        return alone && !doubtful.contains(stream);
    }

    private static @Nullable Remembered loaded(
            StatusEntity.Key key, Function<StatusEntity.Key, @Nullable StatusEntity> table) {
        var row = table.apply(key);
        return row == null ? null : new Remembered(row.version, StatusRows.read(key.kind(), row.document));
    }

    @Override
    public void written(UUID stream, long version, List<StatusRow> written) {
        if (alone) {
            for (var row : written) {
                rows.asMap()
                        .computeIfPresent(
                                new StatusEntity.Key(stream, row.kind(), row.id()),
                                (key, known) -> known.version() > version
                                        ? known
                                        : new Remembered(version, StatusRows.read(row.kind(), row.document())));
            }
        }
    }

    @Override
    public void doubtful(UUID stream) {
        if (alone && doubtful.add(stream) && doubtful.size() >= DOUBTS_MAX) {
            LOG.warnf("%d battles are in doubt: every look is at the table until the next start", DOUBTS_MAX);
            alone = false;
            rows.invalidateAll();
        }
    }
}
