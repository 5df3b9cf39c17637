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
 * A cache of status rows, used only if no other process writes. A write replaces cached rows before it is answered, so
 * that a later read sees it; loading a row and replacing it exclude each other. A battle in doubt is read from the
 * table from then on.
 */
@Singleton
class StatusMemory implements StatusWatch {

    private static final Logger LOG = Logger.getLogger(StatusMemory.class);

    /** A row is one or two kilobytes. */
    private static final int ROWS_MAX = 20_000;

    private record Remembered(long version, @Nullable Object status) {}

    /** At so many doubtful battles another process writes, or writes fail: the cache is switched off. */
    private static final int DOUBTS_MAX = 10_000;

    private volatile boolean alone;
    private final Cache<StatusEntity.Key, Remembered> rows =
            Caffeine.newBuilder().maximumSize(ROWS_MAX).build();
    private final Set<UUID> doubtful = ConcurrentHashMap.newKeySet();

    StatusMemory(@ConfigProperty(name = "longroll.alone", defaultValue = "false") boolean alone) {
        this.alone = alone;
    }

    <T> Optional<T> find(
            StatusEntity.Key key, Function<StatusEntity.Key, @Nullable StatusEntity> table, Class<T> type) {
        if (isSure(key.stream())) {
            var remembered = rows.get(key, missing -> loaded(missing, table));
            // A battle may become doubtful while its row is being loaded.
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
            LOG.warnf("%d battles are in doubt: the status cache is off until the next start", DOUBTS_MAX);
            alone = false;
            rows.invalidateAll();
        }
    }
}
