package org.longroll.projection.postgres;

import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.Line;
import org.longroll.projection.Projection;
import org.longroll.projection.TimelineFold;
import org.longroll.projection.TimelineFold.Mark;
import org.longroll.projection.TimelineRow;

/** One row an entry, and one for each that an amendment recorded again. */
final class TimelineProjection implements Projection {

    private static final String LAST_OF_EACH = """
            select last.battle, last.number, last.entry, last.first_version, last.last_version, last.type, last.actor,
                   last.recorded_at, last.undone, last.recorded_in, last.replaces, last.amendment, last.amended_by
              from unnest(?) as asked(battle), lateral (
                select * from %s where battle = asked.battle order by first_version desc limit 1) last""";

    private static final String TAKE_BACK = "update %s set undone = ? where battle = ? and recorded_in = any(?)";

    private static final String AMEND =
            "update %s set undone = true, amended_by = ? where battle = ? and recorded_in = any(?)";

    /** Of what an amendment took back, the opposite of what happens to the amendment. */
    private static final String TURN_ROUND = "update %s set undone = ? where battle = ? and amended_by = ?";

    @Override
    public String name() {
        return "timeline";
    }

    @Override
    public int version() {
        return 2;
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
        mark(fold.marks(), transaction, table);
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
                row.getBoolean(9),
                row.getObject(10, UUID.class),
                row.getObject(11, UUID.class),
                row.getBoolean(12),
                row.getObject(13, UUID.class));
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
                    .value(row.recordedIn())
                    .value(text(row.replaces()))
                    .value(row.amendment())
                    .value(text(row.amendedBy()))
                    .end();
        }
        copy.into(connection, table);
    }

    private static void extend(Collection<TimelineRow> extended, Connection connection, String table)
            throws SQLException {
        var sql = "update %s set last_version = ?, type = ?, amendment = ? where battle = ? and first_version = ?"
                .formatted(table);
        try (var statement = connection.prepareStatement(sql)) {
            for (var row : extended) {
                statement.setLong(1, row.lastVersion());
                statement.setString(2, row.type());
                statement.setBoolean(3, row.amendment());
                statement.setObject(4, row.battle());
                statement.setLong(5, row.firstVersion());
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    /** In order, because one mark may be about what another one did. */
    private static void mark(List<Mark> marks, Connection connection, String table) throws SQLException {
        for (var mark : marks) {
            switch (mark) {
                case Mark.Undone undone -> turn(undone, true, connection, table);
                case Mark.Redone redone -> turn(redone, false, connection, table);
                case Mark.Amended amended ->
                    update(AMEND, connection, table, amended.by(), amended.battle(), among(amended, connection));
            }
        }
    }

    private static void turn(Mark mark, Boolean undone, Connection connection, String table) throws SQLException {
        update(TAKE_BACK, connection, table, undone, mark.battle(), among(mark, connection));
        if (!mark.entries().isEmpty()) {
            update(
                    TURN_ROUND,
                    connection,
                    table,
                    !undone,
                    mark.battle(),
                    mark.entries().getLast());
        }
    }

    private static Array among(Mark mark, Connection connection) throws SQLException {
        return connection.createArrayOf("uuid", mark.entries().toArray());
    }

    private static void update(String sql, Connection connection, String table, Object... values) throws SQLException {
        try (var statement = connection.prepareStatement(sql.formatted(table))) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.executeUpdate();
        }
    }

    private static @Nullable String text(@Nullable UUID id) {
        return id == null ? null : id.toString();
    }
}
