package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.StatusRow;
import org.longroll.projection.JournalFold;
import org.longroll.projection.JournalRow;
import org.longroll.projection.Roll;

/** The rows of one battle in the tables of the read models. Rows are written by {@code COPY}. */
final class JournalTables {

    /** Raise it when the same events make other rows: rows of another format are rebuilt on demand. */
    static final int FORMAT = 3;

    /** The format of a battle's journal and dice, and the version that they have reached. */
    record Progress(int format, long version) {
        static final Progress NONE = new Progress(FORMAT, 0);
    }

    /** The journal and the dice of a battle at a version. */
    record Rows(long version, List<JournalRow> journal, List<Roll> dice) {

        static final Rows NONE = new Rows(0, List.of(), List.of());

        static Rows of(JournalFold fold) {
            return new Rows(fold.version(), fold.journal(), fold.dice());
        }
    }

    private record Table(String name, String battle, String order) {}

    private static final List<Table> TABLES = List.of(
            new Table("status", "stream", "kind, id"),
            new Table("journal", "battle", "first_version"),
            new Table("dice", "battle", "place"),
            new Table("read_model", "battle", "battle"));

    private JournalTables() {}

    static Progress progress(Connection connection, UUID battle) throws SQLException {
        return progress(connection, battle, "");
    }

    private static Progress progress(Connection connection, UUID battle, String locking) throws SQLException {
        var sql = "select format, version from read_model where battle = ?" + locking;
        try (var statement = connection.prepareStatement(sql)) {
            statement.setObject(1, battle);
            try (var row = statement.executeQuery()) {
                return row.next() ? new Progress(row.getInt(1), row.getLong(2)) : Progress.NONE;
            }
        }
    }

    /** Updates the journal and the dice; writes only the difference if the table has the {@code known} rows. */
    static void follow(Connection transaction, UUID battle, Rows known, Rows now) throws SQLException {
        execute(transaction, "insert into read_model values (?, 0, 0) on conflict do nothing", battle);
        var reached = progress(transaction, battle, " for update");
        if (reached.format() == FORMAT && reached.version() >= now.version()) {
            return;
        }
        var there = reached.equals(new Progress(FORMAT, known.version())) ? known : Rows.NONE;
        if (there == Rows.NONE) {
            execute(transaction, "delete from journal where battle = ?", battle);
            execute(transaction, "delete from dice where battle = ?", battle);
        }
        writeJournal(transaction, battle, there.journal(), now.journal());
        writeDice(transaction, battle, there.dice(), now.dice());
        execute(
                transaction,
                "update read_model set format = ?, version = ? where battle = ?",
                FORMAT,
                now.version(),
                battle);
    }

    /** Rebuilds every row. The caller must {@link #hold} the battle. */
    static void renew(Connection transaction, UUID battle, JournalFold fold) throws SQLException {
        for (var table : TABLES) {
            execute(transaction, "delete from %s where %s = ?".formatted(table.name(), table.battle()), battle);
        }
        writeStatus(transaction, battle, fold.status());
        follow(transaction, battle, Rows.NONE, Rows.of(fold));
    }

    /** Blocks appends to a battle until the transaction ends; returns its version. */
    static long hold(Connection transaction, UUID battle) throws SQLException {
        try (var statement = transaction.prepareStatement("select sequence from head where stream = ? for update")) {
            statement.setObject(1, battle);
            try (var row = statement.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    /** Every row of a battle as text, by table and key. */
    static Set<String> text(Connection connection, UUID battle) throws SQLException {
        var rows = new LinkedHashSet<String>();
        for (var table : TABLES) {
            var sql = "select t::text from %s t where %s = ? order by %s"
                    .formatted(table.name(), table.battle(), table.order());
            try (var statement = connection.prepareStatement(sql)) {
                statement.setObject(1, battle);
                try (var row = statement.executeQuery()) {
                    while (row.next()) {
                        rows.add(table.name() + " " + row.getString(1));
                    }
                }
            }
        }
        return rows;
    }

    private static void writeStatus(Connection transaction, UUID battle, Map<Long, List<StatusRow>> status)
            throws SQLException {
        record Key(String kind, String id) {}
        record Placed(long version, StatusRow row) {}
        var last = new LinkedHashMap<Key, Placed>();
        status.forEach((version, rows) ->
                rows.forEach(row -> last.put(new Key(row.kind(), row.id()), new Placed(version, row))));
        var copy = new CopyRows();
        last.values().forEach(placed -> copy.value(battle)
                .value(placed.row().kind())
                .value(placed.row().id())
                .value(placed.version())
                .value(placed.row().facet())
                .value(placed.row().document())
                .end());
        copy.into(transaction, "status (stream, kind, id, version, facet, document)");
    }

    private static void writeJournal(Connection transaction, UUID battle, List<JournalRow> there, List<JournalRow> now)
            throws SQLException {
        var unchanged = new HashSet<>(there);
        unchanged.retainAll(new HashSet<>(now));
        for (var row : there) {
            if (!unchanged.contains(row)) {
                var sql = "delete from journal where battle = ? and first_version = ?";
                execute(transaction, sql, battle, row.first());
            }
        }
        var copy = new CopyRows();
        now.stream().filter(row -> !unchanged.contains(row)).forEach(row -> copy.value(battle)
                .value(row.first())
                .value(row.last())
                .value(row.number())
                .value(row.id())
                .value(row.type())
                .value(row.turn())
                .value(row.by())
                .value(row.recordedIn())
                .value(text(row.replaces()))
                .value(row.undone())
                .words(row.about())
                .end());
        copy.into(transaction, "journal");
    }

    /** Replaces the throws from the first difference on. */
    private static void writeDice(Connection transaction, UUID battle, List<Roll> there, List<Roll> now)
            throws SQLException {
        int place = 0;
        while (place < there.size() && place < now.size() && there.get(place).equals(now.get(place))) {
            place++;
        }
        if (place < there.size()) {
            execute(transaction, "delete from dice where battle = ? and place >= ?", battle, place);
        }
        var copy = new CopyRows();
        for (; place < now.size(); place++) {
            var roll = now.get(place);
            copy.value(battle)
                    .value(place)
                    .value(roll.dice().purpose())
                    .value(roll.dice().unit())
                    .value(roll.dice().sides())
                    .value(roll.dice().faces())
                    .value(roll.dice().source().word())
                    .value(roll.dice().by())
                    .value(roll.fate().word())
                    .end();
        }
        copy.into(transaction, "dice");
    }

    private static void execute(Connection transaction, String sql, Object... values) throws SQLException {
        try (var statement = transaction.prepareStatement(sql)) {
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
