package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.projection.Line;
import org.longroll.projection.Projection;

/**
 * Reads what one projection needs of a stretch of the ledger and leaves the rest in the database. Only for stretches
 * that the live table has passed: what is behind a checkpoint has no gaps any more.
 */
final class LeanRead {

    private static final String READ = """
            select position, stream, sequence, entry_id, type, actor, recorded_at,
                   case when type = any(?) then payload::text else '' end
              from ledger where position > ? and position <= ? and (? or type = any(?)) order by position""";

    private LeanRead() {}

    static List<Line> read(Connection connection, Projection projection, long after, long through) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(READ)) {
            statement.setArray(
                    1, connection.createArrayOf("text", projection.payloads().toArray()));
            statement.setLong(2, after);
            statement.setLong(3, through);
            statement.setBoolean(4, projection.types().isEmpty());
            statement.setArray(
                    5, connection.createArrayOf("text", projection.types().toArray()));
            try (var rows = statement.executeQuery()) {
                var lines = new ArrayList<Line>();
                while (rows.next()) {
                    lines.add(line(rows));
                }
                return lines;
            }
        }
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(
                row.getLong(1),
                row.getObject(2, UUID.class),
                row.getLong(3),
                row.getObject(4, UUID.class),
                row.getString(5),
                row.getString(6),
                row.getObject(7, OffsetDateTime.class).toInstant(),
                row.getString(8));
    }
}
