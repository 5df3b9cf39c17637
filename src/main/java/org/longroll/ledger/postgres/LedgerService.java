package org.longroll.ledger.postgres;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.longroll.ledger.CommitHint;
import org.longroll.ledger.HintingLedger;
import org.longroll.ledger.Ledger;

/** The one ledger of this process: refused where it would not be safe, closed before the connections are. */
@Singleton
class LedgerService {

    private final LedgerGuard guard;
    private final PostgresLedger ledger;
    private final Instance<CommitHint> hints;

    LedgerService(DataSource database, InstantSource clock, @Any Instance<CommitHint> hints) {
        this.guard = new LedgerGuard(database);
        this.ledger = new PostgresLedger(database, clock);
        this.hints = hints;
    }

    void start(@Observes StartupEvent event) {
        guard.requireSafe();
    }

    void stop(@Observes ShutdownEvent event) {
        ledger.close();
    }

    @Produces
    @Singleton
    Ledger ledger() {
        return new HintingLedger(ledger, () -> hints.forEach(CommitHint::committed));
    }

    @Produces
    @Singleton
    LedgerGuard guard() {
        return guard;
    }

    boolean isWriting() {
        return ledger.isWriting();
    }
}
