package org.longroll.recording.postgres;

import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.longroll.codec.SnapshotCodec;
import org.longroll.codec.SnapshotCodec.Snapshot;
import org.longroll.journal.Journal;
import org.longroll.recording.Snapshots;

/** Reads snapshots on demand and writes them on a separate thread, so that no request waits for a write. */
@Singleton
public class PostgresSnapshots implements Snapshots {

    private static final Logger LOG = Logger.getLogger(PostgresSnapshots.class);

    /** Snapshots waiting to be written; further ones are dropped. */
    private static final int MOST_WAITING = 100;

    private static final String READ = """
            select version, document from snapshot
             where stream = ? and version <= ? and format = ? order by version desc limit 1""";

    private static final String WRITE = """
            insert into snapshot (stream, version, format, document) values (?, ?, ?, ?)
            on conflict (stream, version) do nothing""";

    private final DataSource database;
    private final ExecutorService writer = new ThreadPoolExecutor(
            0,
            1,
            10,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            work -> Thread.ofPlatform().daemon().name("snapshots").unstarted(work),
            new ThreadPoolExecutor.DiscardPolicy());

    public PostgresSnapshots(DataSource database) {
        this.database = database;
    }

    void stop(@Observes ShutdownEvent event) {
        writer.shutdownNow();
    }

    @Override
    public Optional<Snapshot> newest(UUID battle, long through) {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(READ)) {
            statement.setObject(1, battle);
            statement.setLong(2, through);
            statement.setString(3, SnapshotCodec.FORMAT);
            try (var rows = statement.executeQuery()) {
                return rows.next()
                        ? Optional.of(new Snapshot(battle, rows.getLong(1), rows.getString(2)))
                        : Optional.empty();
            }
        } catch (SQLException e) {
            LOG.debug("No snapshot could be read; the battle is folded from its events.", e);
            return Optional.empty();
        }
    }

    @Override
    public void keep(Journal<?> journal) {
        writer.execute(() -> write(SnapshotCodec.of(journal)));
    }

    private void write(Snapshot snapshot) {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(WRITE)) {
            statement.setObject(1, snapshot.journal());
            statement.setLong(2, snapshot.version());
            statement.setString(3, SnapshotCodec.FORMAT);
            statement.setString(4, snapshot.document());
            statement.executeUpdate();
        } catch (SQLException e) {
            LOG.warn("A snapshot could not be written; battles are loaded more slowly.", e);
        }
    }
}
