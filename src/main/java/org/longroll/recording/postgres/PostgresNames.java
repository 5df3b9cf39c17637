package org.longroll.recording.postgres;

import jakarta.inject.Singleton;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.recording.Names;

/** Names as rows, the only ones that players may change. */
@Singleton
class PostgresNames implements Names {

    private static final String READ = "select battle, person, name from person_name where battle = any(?)";

    private static final String PUT = """
            insert into person_name (battle, person, name) values (?, ?, ?)
            on conflict (battle, person) do update set name = excluded.name""";

    private static final String WITHDRAW = "delete from person_name where battle = ? and person = ?";

    private final DataSource database;

    PostgresNames(DataSource database) {
        this.database = database;
    }

    @Override
    public Map<UUID, Map<UUID, String>> of(Collection<UUID> battles) {
        try (var connection = database.getConnection();
                var read = connection.prepareStatement(READ)) {
            read.setArray(1, connection.createArrayOf("uuid", battles.toArray()));
            try (var found = read.executeQuery()) {
                var names = new HashMap<UUID, Map<UUID, String>>();
                while (found.next()) {
                    names.computeIfAbsent(found.getObject(1, UUID.class), battle -> new HashMap<>())
                            .put(found.getObject(2, UUID.class), found.getString(3));
                }
                return names;
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the names of battles could not be read", e);
        }
    }

    @Override
    public void put(UUID battle, UUID person, String name) {
        write(PUT, statement -> {
            statement.setObject(1, battle);
            statement.setObject(2, person);
            statement.setString(3, name);
        });
    }

    @Override
    public void withdraw(UUID battle, UUID person) {
        write(WITHDRAW, statement -> {
            statement.setObject(1, battle);
            statement.setObject(2, person);
        });
    }

    private interface Values {
        void set(PreparedStatement statement) throws SQLException;
    }

    private void write(String sql, Values values) {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(sql)) {
            values.set(statement);
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException("a name could not be written", e);
        }
    }
}
