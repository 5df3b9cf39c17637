package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.longroll.projection.Projection;

/** Which of a projection's two tables is live, how far it is, and how far a rebuild of the other one has come. */
final class Slots {

    /** A table and the position that its rows are at. */
    record Slot(String letter, int version, long position) {
        String other() {
            return letter.equals("a") ? "b" : "a";
        }

        Slot at(long newPosition) {
            return new Slot(letter, version, newPosition);
        }
    }

    private static final String LIVE = "select slot, version, position from projection where name = ?";
    private static final String BUILD = "select slot, version, position from projection_build where name = ?";

    private Slots() {}

    static String table(Projection projection, String letter) {
        return projection.name() + "_" + letter;
    }

    /** The live slot, without keeping anybody from it; made if this is the first time. */
    static Slot live(Connection connection, Projection projection) throws SQLException {
        var live = read(connection, LIVE, projection);
        if (live.isPresent()) {
            return live.get();
        }
        try (var insert = connection.prepareStatement(
                "insert into projection (name, slot, version, position) values (?, 'a', ?, 0) on conflict do nothing")) {
            insert.setString(1, projection.name());
            insert.setInt(2, projection.version());
            insert.executeUpdate();
        }
        return read(connection, LIVE, projection).orElseThrow();
    }

    /** The live slot for whoever is first; nothing while another one works on it. */
    static Optional<Slot> tryLockLive(Connection connection, Projection projection) throws SQLException {
        return read(connection, LIVE + " for update skip locked", projection);
    }

    /** The live slot, after whoever works on it has finished. */
    static Slot lockLive(Connection connection, Projection projection) throws SQLException {
        return read(connection, LIVE + " for update", projection).orElseThrow();
    }

    static void putLive(Connection connection, Projection projection, Slot live) throws SQLException {
        put(connection, "update projection set slot = ?, version = ?, position = ? where name = ?", projection, live);
    }

    static Optional<Slot> build(Connection connection, Projection projection) throws SQLException {
        return read(connection, BUILD, projection);
    }

    static void putBuild(Connection connection, Projection projection, Slot build) throws SQLException {
        put(
                connection,
                "insert into projection_build (slot, version, position, name) values (?, ?, ?, ?) on conflict (name)"
                        + " do update set slot = excluded.slot, version = excluded.version, position = excluded.position",
                projection,
                build);
    }

    static void dropBuild(Connection connection, Projection projection) throws SQLException {
        try (var delete = connection.prepareStatement("delete from projection_build where name = ?")) {
            delete.setString(1, projection.name());
            delete.executeUpdate();
        }
    }

    private static void put(Connection connection, String sql, Projection projection, Slot slot) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, slot.letter());
            statement.setInt(2, slot.version());
            statement.setLong(3, slot.position());
            statement.setString(4, projection.name());
            statement.executeUpdate();
        }
    }

    private static Optional<Slot> read(Connection connection, String sql, Projection projection) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, projection.name());
            try (ResultSet row = statement.executeQuery()) {
                return row.next()
                        ? Optional.of(new Slot(row.getString(1), row.getInt(2), row.getLong(3)))
                        : Optional.empty();
            }
        }
    }
}
