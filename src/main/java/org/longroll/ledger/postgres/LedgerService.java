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
import org.longroll.ledger.StatusWatch;

/** The ledger of this process: it starts only if the database is safe, and closes before the connections. */
@Singleton
class LedgerService {

    private final LedgerGuard guard;
    private final PostgresLedger ledger;
    private final Instance<CommitHint> hints;
    private final StatusWatch watch;

    LedgerService(DataSource database, InstantSource clock, @Any Instance<CommitHint> hints, StatusWatch watch) {
        this.guard = new LedgerGuard(database);
        this.ledger = new PostgresLedger(database, clock);
        this.hints = hints;
        this.watch = watch;
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
        return new HintingLedger(ledger, () -> hints.forEach(CommitHint::committed), watch);
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
