package org.longroll.feed.postgres;

import jakarta.inject.Singleton;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.longroll.feed.LedgerEnd;
import org.longroll.ledger.LedgerUnavailable;

/** The end of the ledger as the database sees it. */
@Singleton
class PostgresLedgerEnd implements LedgerEnd {

    /** More than the nodes can have under way at a time, should they ever write without waiting for each other. */
    private static final long MARGIN = 1_000;

    private final DataSource database;

    PostgresLedgerEnd(DataSource database) {
        this.database = database;
    }

    @Override
    public long safePosition() {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var row = statement.executeQuery("select coalesce(max(position), 0) from ledger")) {
            row.next();
            return Math.max(0, row.getLong(1) - MARGIN);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The end of the journal cannot be read.", e);
        }
    }
}
