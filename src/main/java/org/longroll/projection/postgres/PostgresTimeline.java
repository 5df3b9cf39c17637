package org.longroll.projection.postgres;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.longroll.projection.DieRow;
import org.longroll.projection.Timeline;
import org.longroll.projection.TimelineRow;

/** Timeline and dice, from whichever of their tables is live. */
@ApplicationScoped
class PostgresTimeline implements Timeline {

    @ApplicationScoped
    static class Entries implements PanacheRepositoryBase<TimelineEntity, TimelineEntity.Key> {}

    @ApplicationScoped
    static class Dice implements PanacheRepositoryBase<DieEntity, DieEntity.Key> {}

    private final Entries entries;
    private final Dice dice;

    PostgresTimeline(Entries entries, Dice dice) {
        this.entries = entries;
        this.dice = dice;
    }

    @Override
    public List<TimelineRow> entries(UUID battle, long behind, int limit) {
        return entries
                .find("key.battle = ?1 and key.firstVersion > ?2 order by key.firstVersion", battle, behind)
                .page(0, limit)
                .stream()
                .map(TimelineEntity::row)
                .toList();
    }

    @Override
    public List<DieRow> dice(UUID battle, long after, long through) {
        return dice
                .find(
                        "key.battle = ?1 and key.version > ?2 and key.version <= ?3 order by key.version, key.index",
                        battle,
                        after,
                        through)
                .stream()
                .map(DieEntity::row)
                .toList();
    }
}
