package org.longroll.projection.postgres;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.JournalFilter;
import org.longroll.projection.JournalOrder;
import org.longroll.projection.JournalRow;
import org.longroll.projection.Journals;
import org.longroll.projection.Roll;

/** Journals and dice from their tables, which are updated first. */
@ApplicationScoped
class PostgresJournals implements Journals {

    /** The types of entries that contain others. */
    private static final Set<String> RECORDS_AGAIN = Set.of("amend", "consent");

    private static final String AGAIN = "key.battle = ?1 and recordedIn = ?2 and entry <> ?2";

    @ApplicationScoped
    static class Entries implements PanacheRepositoryBase<JournalEntity, JournalEntity.Key> {}

    @ApplicationScoped
    static class Rolls implements PanacheRepositoryBase<RollEntity, RollEntity.Key> {}

    private final ReadModels models;
    private final Entries entries;
    private final Rolls rolls;

    PostgresJournals(ReadModels models, Entries entries, Rolls rolls) {
        this.models = models;
        this.entries = entries;
        this.rolls = rolls;
    }

    @Override
    public List<JournalRow> entries(
            UUID battle, JournalFilter filter, JournalOrder order, @Nullable Integer behind, int limit) {
        models.follow(battle);
        var wanted = new ArrayList<String>();
        var values = new HashMap<String, Object>(Map.of("battle", battle));
        if (filter.about() != null) {
            wanted.add("array_contains(other.about, :about)");
            values.put("about", filter.about());
        }
        add(wanted, values, "type", filter.type());
        add(wanted, values, "actor", filter.by());
        add(wanted, values, "turn", filter.turn());
        add(wanted, values, "undone", filter.undone());
        if (behind != null) {
            values.put("behind", behind);
        }
        if (filter.in() != null) {
            values.put("in", filter.in());
        }
        var found = entries.find(
                        "key.battle = :battle and "
                                + (filter.in() == null ? "recordedIn = entry" : "recordedIn = :in and entry <> :in")
                                + (behind == null ? "" : " and number %s :behind".formatted(beyond(order)))
                                + (wanted.isEmpty() ? "" : " and entry in (%s)".formatted(matching(filter, wanted)))
                                + " order by number" + (order == JournalOrder.NEWEST ? " desc" : ""),
                        values)
                .page(0, limit)
                .list();
        return withWhatTheyRecordedAgain(battle, found);
    }

    private static String beyond(JournalOrder order) {
        return switch (order) {
            case NEWEST -> "<";
            case OLDEST -> ">";
        };
    }

    /** An amendment is listed if an entry that it recorded again matches. */
    private static String matching(JournalFilter filter, List<String> wanted) {
        return "select other.%s from JournalEntity other where other.key.battle = :battle and %s"
                .formatted(filter.in() == null ? "recordedIn" : "entry", String.join(" and ", wanted));
    }

    private static void add(List<String> wanted, Map<String, Object> values, String column, @Nullable Object value) {
        if (value != null) {
            wanted.add("other.%1$s = :%1$s".formatted(column));
            values.put(column, value);
        }
    }

    @Override
    public int recordedAgain(UUID battle, UUID amendment) {
        return (int) entries.count(AGAIN, battle, amendment);
    }

    @Override
    public List<JournalRow> numbered(UUID battle, int number) {
        models.follow(battle);
        var found = entries.find("key.battle = ?1 and number = ?2 order by undone, key.firstVersion", battle, number)
                .page(0, 1)
                .list();
        return withWhatTheyRecordedAgain(battle, found);
    }

    @Override
    public List<JournalRow> named(UUID battle, UUID entry) {
        models.follow(battle);
        return withWhatTheyRecordedAgain(battle, entries.list("key.battle = ?1 and entry = ?2", battle, entry));
    }

    @Override
    public List<JournalRow> ofType(UUID battle, String type) {
        models.follow(battle);
        return entries.stream("key.battle = ?1 and type = ?2 order by key.firstVersion", battle, type)
                .map(JournalEntity::row)
                .toList();
    }

    private List<JournalRow> withWhatTheyRecordedAgain(UUID battle, List<JournalEntity> found) {
        var all = new ArrayList<>(found);
        for (var row : found) {
            if (RECORDS_AGAIN.contains(row.type)) {
                all.addAll(entries.find(AGAIN + " order by key.firstVersion", battle, row.entry)
                        .page(0, AGAIN_AT_MOST)
                        .list());
            }
        }
        return all.stream()
                .map(JournalEntity::row)
                .sorted(Comparator.comparing(JournalRow::first))
                .toList();
    }

    @Override
    public List<Roll> dice(UUID battle) {
        models.follow(battle);
        return rolls.stream("key.battle = ?1 order by key.place", battle)
                .map(RollEntity::roll)
                .toList();
    }
}
