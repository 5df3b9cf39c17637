package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.longroll.projection.Line;
import org.longroll.projection.Projection;
import org.longroll.projection.TimelineFold;
import org.longroll.projection.TimelineRow;

/** One row an entry. */
final class TimelineProjection implements Projection {

    private static final String LAST_OF_EACH = """
            select last.battle, last.number, last.entry, last.first_version, last.last_version, last.type, last.actor,
                   last.recorded_at, last.undone
              from unnest(?) as asked(battle), lateral (
                select * from %s where battle = asked.battle order by number desc limit 1) last""";

    @Override
    public String name() {
        return "timeline";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Set<String> types() {
        return Set.of();
    }

    @Override
    public Set<String> payloads() {
        return TimelineFold.PAYLOADS;
    }

    @Override
    public void apply(List<Line> batch, Connection transaction, String table) throws SQLException {
        var last = lastOf(TimelineFold.battles(batch), transaction, table);
        var fold = TimelineFold.of(last, batch);
        add(fold.added(), transaction, table);
        extend(fold.extended(), transaction, table);
        mark(fold.marked(), transaction, table);
    }

    private static List<TimelineRow> lastOf(Set<UUID> battles, Connection connection, String table)
            throws SQLException {
        try (var statement = connection.prepareStatement(LAST_OF_EACH.formatted(table))) {
            statement.setArray(1, connection.createArrayOf("uuid", battles.toArray()));
            try (var rows = statement.executeQuery()) {
                var found = new ArrayList<TimelineRow>();
                while (rows.next()) {
                    found.add(row(rows));
                }
                return found;
            }
        }
    }

    private static TimelineRow row(ResultSet row) throws SQLException {
        return new TimelineRow(
                row.getObject(1, UUID.class),
                row.getInt(2),
                row.getObject(3, UUID.class),
                row.getLong(4),
                row.getLong(5),
                row.getString(6),
                row.getString(7),
                row.getObject(8, OffsetDateTime.class).toInstant(),
                row.getBoolean(9));
    }

    private static void add(Collection<TimelineRow> added, Connection connection, String table) throws SQLException {
        var copy = new CopyRows();
        for (var row : added) {
            copy.value(row.battle())
                    .value(row.number())
                    .value(row.entry())
                    .value(row.firstVersion())
                    .value(row.lastVersion())
                    .value(row.type())
                    .value(row.actor())
                    .value(row.recordedAt())
                    .value(row.undone())
                    .end();
        }
        copy.into(connection, table);
    }

    private static void extend(Collection<TimelineRow> extended, Connection connection, String table)
            throws SQLException {
        var sql = "update %s set last_version = ? where battle = ? and number = ?".formatted(table);
        try (var statement = connection.prepareStatement(sql)) {
            for (var row : extended) {
                statement.setLong(1, row.lastVersion());
                statement.setObject(2, row.battle());
                statement.setInt(3, row.number());
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    private static void mark(List<TimelineFold.Marked> marked, Connection connection, String table)
            throws SQLException {
        var sql = "update %s set undone = ? where battle = ? and entry = ?".formatted(table);
        try (var statement = connection.prepareStatement(sql)) {
            for (var mark : marked) {
                statement.setBoolean(1, mark.undone());
                statement.setObject(2, mark.battle());
                statement.setObject(3, mark.entry());
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }
}
