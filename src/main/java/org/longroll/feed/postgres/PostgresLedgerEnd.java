package org.longroll.feed.postgres;

import jakarta.inject.Singleton;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.longroll.feed.LedgerEnd;
import org.longroll.ledger.LedgerUnavailable;

@Singleton
class PostgresLedgerEnd implements LedgerEnd {

    private final DataSource database;

    PostgresLedgerEnd(DataSource database) {
        this.database = database;
    }

    @Override
    public long safePosition() {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var row = statement.executeQuery("select ledger_horizon()")) {
            row.next();
            return row.getLong(1);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The end of the journal cannot be read.", e);
        }
    }
}
