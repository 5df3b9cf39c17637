package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.sql.DataSource;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.postgres.Transactions;
import org.longroll.projection.Line;
import org.longroll.projection.Projection;
import org.longroll.projection.postgres.Slots.Slot;

/**
 * Builds a projection from nothing beside the live one, whether a server is running or not. Every stretch is a
 * transaction of rows and position, so that a rebuild that was killed goes on where it was.
 */
public final class Rebuild {

    /** Told at the beginning and after every stretch. */
    @FunctionalInterface
    public interface Progress {
        void reached(long position, long end);
    }

    /** What a comparison found: rows, as text, that only one of the two tables has. */
    public record Comparison(long rows, List<String> onlyLive, List<String> onlyRebuilt) {
        public boolean equal() {
            return onlyLive.isEmpty() && onlyRebuilt.isEmpty();
        }
    }

    /** So many positions are in memory at a time, and as many again on their way from the database. */
    private static final int STRETCH = 20_000;

    private static final int SAMPLE = 5;
    private static final String LOCK_TIMEOUT = "55P03";

    private final DataSource database;
    private final Ledger ledger;
    private final Projection projection;
    private final Progress progress;
    private final int stretch;

    public Rebuild(DataSource database, Ledger ledger, Projection projection, Progress progress) {
        this(database, ledger, projection, progress, STRETCH);
    }

    Rebuild(DataSource database, Ledger ledger, Projection projection, Progress progress, int stretch) {
        this.stretch = stretch;
        this.database = database;
        this.ledger = ledger;
        this.projection = projection;
        this.progress = progress;
    }

    /** Builds and switches; answers the position that the new live table is at. */
    public long run() throws SQLException {
        return alone(() -> {
            var build = buildThroughLive(begin());
            build = buildThroughEnd(build);
            var live = switchTo(build);
            clearUnlessInUse(live.other());
            return live.position();
        });
    }

    /** Builds and compares, and leaves the live table as it is. */
    public Comparison verify() throws SQLException {
        return alone(() -> {
            var build = buildThroughLive(begin());
            var comparison = Transactions.run(database, transaction -> {
                var live = Slots.lockLive(transaction, projection);
                catchUp(transaction, build, live.position());
                return compared(transaction, live);
            });
            clear(build.letter());
            return comparison;
        });
    }

    private interface Work<T> {
        T run() throws SQLException;
    }

    /** Two rebuilds of the same projection would write into the same table. */
    private <T> T alone(Work<T> work) throws SQLException {
        try (var guard = database.getConnection();
                var lock = guard.prepareStatement(
                        "select pg_try_advisory_lock(hashtext('longroll-rebuild'), hashtext(?))");
                var unlock = guard.prepareStatement(
                        "select pg_advisory_unlock(hashtext('longroll-rebuild'), hashtext(?))")) {
            lock.setString(1, projection.name());
            unlock.setString(1, projection.name());
            try (var row = lock.executeQuery()) {
                if (!row.next() || !row.getBoolean(1)) {
                    throw new AnotherIsRunning(projection.name());
                }
            }
            try {
                return work.run();
            } finally {
                unlock.execute();
            }
        }
    }

    /** Goes on with what an earlier rebuild left, if it was by the same code; else starts from nothing. */
    private Slot begin() throws SQLException {
        var unfinished = Transactions.run(database, transaction -> {
            var live = Slots.live(transaction, projection);
            return Slots.build(transaction, projection)
                    .filter(build -> build.version() == projection.version())
                    .filter(build -> build.letter().equals(live.other()))
                    .orElse(new Slot(live.other(), projection.version(), 0));
        });
        if (unfinished.position() == 0) {
            clear(unfinished.letter());
        }
        return unfinished;
    }

    /** The stretch that the live table has passed, the next piece being read while one is written. */
    private Slot buildThroughLive(Slot begun) throws SQLException {
        var build = begun;
        var end = livePosition();
        progress.reached(build.position(), end);
        var next = build.position() < end ? reading(build.position(), end) : null;
        while (next != null) {
            var lines = joined(next);
            var through = Math.min(build.position() + stretch, end);
            next = through < end ? reading(through, end) : null;
            build = put(build, lines, through);
            progress.reached(through, end);
        }
        return build;
    }

    private CompletableFuture<List<Line>> reading(long after, long end) {
        return CompletableFuture.supplyAsync(() -> {
            try (var connection = database.getConnection()) {
                return LeanRead.read(connection, projection, after, Math.min(after + stretch, end));
            } catch (SQLException e) {
                throw new CompletionException(e);
            }
        });
    }

    private static List<Line> joined(CompletableFuture<List<Line>> reading) throws SQLException {
        try {
            return reading.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof SQLException cause ? cause : new SQLException(e.getCause());
        }
    }

    /** What the live table has not taken yet, read as it would read it. */
    private Slot buildThroughEnd(Slot begun) throws SQLException {
        var build = begun;
        for (var batch = ledger.readByPosition(build.position(), stretch);
                !batch.isEmpty();
                batch = ledger.readByPosition(build.position(), stretch)) {
            var end = batch.getLast().position();
            var lines = batch.stream()
                    .map(Line::of)
                    .filter(line -> projection.looksAt(line.type()))
                    .toList();
            build = put(build, lines, end);
            progress.reached(end, end);
        }
        return build;
    }

    private Slot put(Slot build, List<Line> lines, long through) throws SQLException {
        return Transactions.run(database, transaction -> {
            apply(transaction, build, lines);
            Slots.putBuild(transaction, projection, build.at(through));
            return build.at(through);
        });
    }

    private void apply(Connection transaction, Slot build, List<Line> lines) throws SQLException {
        if (!lines.isEmpty()) {
            projection.apply(lines, transaction, Slots.table(projection, build.letter()));
        }
    }

    private void catchUp(Connection transaction, Slot build, long through) throws SQLException {
        for (long after = build.position(); after < through; after += stretch) {
            var lines = LeanRead.read(transaction, projection, after, Math.min(after + stretch, through));
            apply(transaction, build, lines);
        }
    }

    /** Nobody goes on with the live table meanwhile; whoever reads sees the old table or the new one. */
    private Slot switchTo(Slot build) throws SQLException {
        return Transactions.run(database, transaction -> {
            var live = Slots.lockLive(transaction, projection);
            catchUp(transaction, build, live.position());
            var next = build.at(Math.max(build.position(), live.position()));
            Slots.putLive(transaction, projection, next);
            Slots.dropBuild(transaction, projection);
            return next;
        });
    }

    private long livePosition() throws SQLException {
        try (var connection = database.getConnection()) {
            return Slots.live(connection, projection).position();
        }
    }

    /** A backup may be reading the old table. The switch is made all the same; the next rebuild clears it. */
    private void clearUnlessInUse(String letter) throws SQLException {
        try {
            clear(letter);
        } catch (SQLException e) {
            if (!LOCK_TIMEOUT.equals(e.getSQLState())) {
                throw e;
            }
        }
    }

    /** Gives up soon, because readers queue behind whoever waits to clear a table. */
    private void clear(String letter) throws SQLException {
        Transactions.run(database, transaction -> {
            try (var statement = transaction.createStatement()) {
                statement.execute("set local lock_timeout = '2s'");
                statement.execute("truncate " + Slots.table(projection, letter));
            }
            Slots.dropBuild(transaction, projection);
            return letter;
        });
    }

    private Comparison compared(Connection transaction, Slot live) throws SQLException {
        var here = Slots.table(projection, live.letter());
        var there = Slots.table(projection, live.other());
        try (var statement = transaction.createStatement();
                var row = statement.executeQuery("select count(*) from " + there)) {
            row.next();
            var rows = row.getLong(1);
            return new Comparison(rows, only(transaction, here, there), only(transaction, there, here));
        }
    }

    private static List<String> only(Connection transaction, String in, String notIn) throws SQLException {
        var sql = "select t::text from (table %s except all table %s limit %d) t".formatted(in, notIn, SAMPLE);
        try (var statement = transaction.createStatement();
                var rows = statement.executeQuery(sql)) {
            var found = new ArrayList<String>();
            while (rows.next()) {
                found.add(rows.getString(1));
            }
            return found;
        }
    }
}
