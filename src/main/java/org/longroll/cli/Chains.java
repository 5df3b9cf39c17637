package org.longroll.cli;

import java.time.InstantSource;
import org.longroll.audit.BattleAudit;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.DatabaseException;
import org.longroll.ledger.postgres.PostgresLedger;

final class Chains {

    private Chains() {}

    /** Verifies every event of every battle. */
    static void requireIntact(DatabaseAccess database) {
        try (var ledger = new PostgresLedger(database.application(), InstantSource.system())) {
            new BattleAudit(ledger)
                    .verifyAll()
                    .filter(report -> !report.intact())
                    .findFirst()
                    .ifPresent(report -> {
                        throw new DatabaseException(
                                "The journal in the backup was tampered with. " + report.sentence());
                    });
        }
    }
}
