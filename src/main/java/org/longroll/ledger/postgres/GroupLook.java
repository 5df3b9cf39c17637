package org.longroll.ledger.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.ledger.AppendGroup;
import org.longroll.ledger.Command;
import org.longroll.ledger.Head;
import org.longroll.ledger.Receipt;

/**
 * Reads the heads of a group's streams and the receipts of its commands. Locks nothing. Heads are read first, so that a
 * head that has moved never lacks the receipt of its command; otherwise a repeated command could look overtaken by
 * itself.
 */
final class GroupLook {

    private static final String READ = """
            select stream, sequence, hash from head where stream = any(?);
            select c.scope, c.command_id, c.body_hash, c.stream, c.entry_id, c.first_sequence, c.last_sequence
              from unnest(?, ?) as asked(scope, id), lateral (
                select * from command where scope = asked.scope and command_id = asked.id limit 1) c""";

    private GroupLook() {}

    static AppendGroup at(Connection connection, List<UUID> streams, List<Command> commands) throws SQLException {
        connection.setAutoCommit(true);
        try (var statement = connection.prepareStatement(READ)) {
            var arrays = new ArrayParameters(connection, statement, 1);
            arrays.uuids(streams, stream -> stream);
            arrays.uuids(commands, Command::scope);
            arrays.uuids(commands, Command::id);
            statement.execute();
            var heads = new ArrayList<Head>();
            try (var rows = statement.getResultSet()) {
                while (rows.next()) {
                    heads.add(LedgerRows.head(rows));
                }
            }
            statement.getMoreResults();
            var receipts = new ArrayList<Receipt>();
            try (var rows = statement.getResultSet()) {
                while (rows.next()) {
                    receipts.add(LedgerRows.receipt(rows));
                }
            }
            return new AppendGroup(heads, receipts);
        }
    }
}
