package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.postgres.Transactions;
import org.longroll.projection.Line;
import org.longroll.projection.Projection;

/**
 * Takes projections forward along the ledger. The position is stored in the transaction of the rows, under a lock on
 * its own row: whatever number of nodes does this at once and however they end, each event is in the rows once.
 */
record LiveTables(DataSource database, Ledger ledger) {

    private static final int BATCH = 1_000;

    /** What came of an attempt to go forward. */
    enum Step {
        /** A full batch was applied; there may be more. */
        ADVANCED,
        /** There is nothing more, or another node is at work. */
        IDLE,
        /** The rows are those of other code, and must be rebuilt first. */
        OUTDATED
    }

    Step advance(Projection projection) throws SQLException {
        Slots.Slot seen;
        try (var connection = database.getConnection()) {
            seen = Slots.live(connection, projection);
        }
        if (seen.version() != projection.version()) {
            return Step.OUTDATED;
        }
        var batch = ledger.readByPosition(seen.position(), BATCH);
        return batch.isEmpty() ? Step.IDLE : apply(projection, seen, batch);
    }

    private Step apply(Projection projection, Slots.Slot seen, List<Recorded> batch) throws SQLException {
        return Transactions.run(database, transaction -> {
            var live = Slots.tryLockLive(transaction, projection);
            if (live.filter(seen::equals).isEmpty()) {
                return Step.IDLE;
            }
            doNotWaitForTheDisk(transaction);
            var lines = batch.stream()
                    .map(Line::of)
                    .filter(line -> projection.looksAt(line.type()))
                    .toList();
            if (!lines.isEmpty()) {
                projection.apply(lines, transaction, Slots.table(projection, seen.letter()));
            }
            Slots.putLive(transaction, projection, seen.at(batch.getLast().position()));
            return batch.size() == BATCH ? Step.ADVANCED : Step.IDLE;
        });
    }

    /** A crash takes rows and position back together, and both come again from the ledger. */
    private static void doNotWaitForTheDisk(Connection transaction) throws SQLException {
        try (var statement = transaction.createStatement()) {
            statement.execute("set local synchronous_commit = off");
        }
    }
}
