package org.longroll.cli;

import java.time.InstantSource;
import java.util.List;
import org.longroll.audit.AuditReport;
import org.longroll.audit.BattleAudit;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.DatabaseException;
import org.longroll.ledger.postgres.PostgresLedger;

final class Chains {

    private Chains() {}

    /** Verifies every event of every battle. */
    static List<AuditReport> verify(DatabaseAccess database) {
        try (var ledger = new PostgresLedger(database.application(), InstantSource.system())) {
            return new BattleAudit(ledger).verifyAll().toList();
        }
    }

    static void requireIntact(DatabaseAccess database) {
        verify(database).stream().filter(report -> !report.intact()).findFirst().ifPresent(report -> {
            throw new DatabaseException("The journal in the backup was tampered with. " + report.sentence());
        });
    }
}
