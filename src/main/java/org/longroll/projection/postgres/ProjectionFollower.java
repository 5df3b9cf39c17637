package org.longroll.projection.postgres;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.Checkpoints;
import org.longroll.ledger.CommitHint;
import org.longroll.ledger.Follower;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.projection.Projection;

/** Keeps every projection up to date while the server runs; rebuilds one that other code has written. */
@Singleton
@Identifier("projections") class ProjectionFollower implements CommitHint, Checkpoints {

    private static final Logger LOG = Logger.getLogger(ProjectionFollower.class);

    /** Nobody waits for these read models; a few larger transactions are cheaper than many. */
    private static final Duration GATHERING = Duration.ofMillis(100);

    private final DataSource database;
    private final Ledger ledger;
    private final LiveTables tables;
    private final List<Projection> projections;
    private final Duration interval;
    private @Nullable Follower follower;

    ProjectionFollower(
            DataSource database,
            Ledger ledger,
            @ConfigProperty(name = "longroll.projection.interval", defaultValue = "1S") Duration interval) {
        this.database = database;
        this.ledger = ledger;
        this.tables = new LiveTables(database, ledger);
        this.projections = Projections.all();
        this.interval = interval;
    }

    void start(@Observes StartupEvent event) {
        follower = Follower.start("projections", interval, GATHERING, this::advance);
    }

    void stop(@Observes ShutdownEvent event) {
        if (follower != null) {
            follower.close();
        }
    }

    @Override
    public void committed() {
        if (follower != null) {
            follower.wake();
        }
    }

    @Override
    public Map<String, Long> positions() {
        try (var connection = database.getConnection()) {
            var positions = new HashMap<String, Long>();
            for (var projection : projections) {
                positions.put(
                        projection.name(), Slots.live(connection, projection).position());
            }
            return positions;
        } catch (SQLException e) {
            throw new LedgerUnavailable("The checkpoints cannot be read.", e);
        }
    }

    /** One that fails does not hold up the others. */
    private boolean advance() throws SQLException {
        var more = false;
        var failures = new SQLException("Some projections cannot go on");
        for (var projection : projections) {
            try {
                more |= advance(projection);
            } catch (SQLException | RuntimeException e) {
                failures.addSuppressed(e);
            }
        }
        if (failures.getSuppressed().length > 0) {
            throw failures;
        }
        return more;
    }

    private boolean advance(Projection projection) throws SQLException {
        return switch (tables.advance(projection)) {
            case ADVANCED -> true;
            case IDLE -> false;
            case OUTDATED -> {
                rebuild(projection);
                yield false;
            }
        };
    }

    private void rebuild(Projection projection) throws SQLException {
        LOG.infof("Rebuilding the %s, which other code has written", projection.name());
        try {
            new Rebuild(database, ledger, projection, (position, end) -> {}).run();
            LOG.infof("The %s is rebuilt", projection.name());
        } catch (AnotherIsRunning e) {
            LOG.debug(e.getMessage());
        }
    }
}
