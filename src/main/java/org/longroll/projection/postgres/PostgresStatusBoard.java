package org.longroll.projection.postgres;

import io.quarkus.hibernate.orm.panache.PanacheQuery;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.BattleStatus;
import org.longroll.projection.StatusBoard;
import org.longroll.projection.StatusRows;
import org.longroll.projection.UnitStatus;

/** The status from its table or from the cache. */
@ApplicationScoped
class PostgresStatusBoard implements StatusBoard, PanacheRepositoryBase<StatusEntity, StatusEntity.Key> {

    /** The largest id, newer than any battle. */
    private static final UUID NEWEST = new UUID(-1, -1);

    private final StatusMemory memory;
    private final ReadModels models;

    PostgresStatusBoard(StatusMemory memory, ReadModels models) {
        this.memory = memory;
        this.models = models;
    }

    @Override
    public Optional<BattleStatus> battle(UUID battle) {
        return memory.find(new StatusEntity.Key(battle, StatusRows.BATTLE, ""), this::row, BattleStatus.class);
    }

    @Override
    public List<BattleStatus> battles(Collection<UUID> named, @Nullable UUID behind, int limit) {
        var visible = named.isEmpty() ? "facet = 'public'" : "(facet = 'public' or key.stream in ?4)";
        return battles(visible, behind, limit, named);
    }

    @Override
    public List<BattleStatus> allBattles(@Nullable UUID behind, int limit) {
        return battles("facet is not null", behind, limit, List.of());
    }

    private List<BattleStatus> battles(String which, @Nullable UUID behind, int limit, Collection<UUID> named) {
        var query = "key.kind = ?1 and key.id = ?2 and key.stream < ?3 and " + which + " order by key.stream desc";
        var last = behind == null ? NEWEST : behind;
        var rows = named.isEmpty()
                ? find(query, StatusRows.BATTLE, "", last)
                : find(query, StatusRows.BATTLE, "", last, named);
        return current(rows.page(0, limit), BattleStatus.class);
    }

    @Override
    public List<UnitStatus> units(UUID battle, String behind, int limit) {
        var rows = find(
                "key.stream = ?1 and key.kind = ?2 and key.id > ?3 and facet is null order by key.id",
                battle,
                StatusRows.UNIT,
                behind);
        return current(rows.page(0, limit), UnitStatus.class);
    }

    @Override
    public Optional<UnitStatus> unit(UUID battle, String unit) {
        return memory.find(new StatusEntity.Key(battle, StatusRows.UNIT, unit), this::row, UnitStatus.class);
    }

    private @Nullable StatusEntity row(StatusEntity.Key key) {
        var row = findById(key);
        if (row == null || StatusRows.isCurrent(row.document)) {
            return row;
        }
        renewed(Set.of(key.stream()));
        return findById(key);
    }

    /** The rows of a query; those of another format are rebuilt first. */
    private <T> List<T> current(PanacheQuery<StatusEntity> query, Class<T> type) {
        var rows = query.list();
        var outdated = rows.stream()
                .filter(row -> !StatusRows.isCurrent(row.document))
                .map(row -> row.key.stream())
                .collect(Collectors.toSet());
        if (!outdated.isEmpty()) {
            renewed(outdated);
            rows = query.list();
        }
        return rows.stream()
                .flatMap(row -> StatusRows.read(row.document, type).stream())
                .toList();
    }

    /** Rebuilds the rows of battles and drops what the session has read. */
    private void renewed(Set<UUID> battles) {
        battles.forEach(models::renew);
        getEntityManager().clear();
    }
}
