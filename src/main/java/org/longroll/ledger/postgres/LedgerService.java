package org.longroll.ledger.postgres;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.longroll.ledger.CommitHint;
import org.longroll.ledger.HintingLedger;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.StatusWatch;

/** The ledger of this process: it starts only if the database is safe, and closes before the connections. */
@Singleton
class LedgerService {

    private static final Logger LOG = Logger.getLogger(LedgerService.class);
    private static final Duration NOTICEABLE = Duration.ofSeconds(5);

    private final InstantSource clock;
    private final LedgerGuard guard;
    private final PostgresLedger ledger;
    private final Instance<CommitHint> hints;
    private final StatusWatch watch;

    LedgerService(DataSource database, InstantSource clock, @Any Instance<CommitHint> hints, StatusWatch watch) {
        this.clock = clock;
        this.guard = new LedgerGuard(database);
        this.ledger = new PostgresLedger(database, clock);
        this.hints = hints;
        this.watch = watch;
    }

    void start(@Observes StartupEvent event) {
        guard.requireSafe();
        var newest = guard.newest();
        if (clock.instant().plus(NOTICEABLE).isBefore(newest)) {
            LOG.warnf(
                    "The newest entry was recorded at %s, which is in the future: the clock of this machine was set back."
                            + " Entries keep their order; their times do not.",
                    newest);
        }
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

    /** The reason why the ledger cannot be written, as the last append found it. */
    Optional<String> remedy() {
        return ledger.remedy();
    }

    /** The append that has waited longest. */
    Optional<Appender.Oldest> oldest() {
        return ledger.oldest();
    }
}
