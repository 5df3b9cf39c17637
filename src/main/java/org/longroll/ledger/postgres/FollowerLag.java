package org.longroll.ledger.postgres;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.health.api.Wellness;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.longroll.ledger.Checkpoints;
import org.longroll.ledger.LagWatch;
import org.longroll.ledger.LagWatch.Lag;
import org.longroll.ledger.LedgerUnavailable;

/** The lag of all followers, as a metric and a check; not of readiness, because a lagging node can record. */
@Singleton
class FollowerLag {

    private static final Duration FRESH = Duration.ofSeconds(1);

    private final DataSource database;
    private final InstantSource clock;
    private final Instance<Checkpoints> followers;
    private final Duration tolerated;
    private final LagWatch watch = new LagWatch();
    private Map<String, Lag> latest = Map.of();
    private Instant lookedAt = Instant.EPOCH;

    FollowerLag(
            DataSource database,
            InstantSource clock,
            @Any Instance<Checkpoints> followers,
            @ConfigProperty(name = "longroll.lag.tolerated", defaultValue = "60S") Duration tolerated) {
        this.database = database;
        this.clock = clock;
        this.followers = followers;
        this.tolerated = tolerated;
    }

    void start(@Observes StartupEvent event, MeterRegistry meters) {
        for (var name : positions().keySet()) {
            Gauge.builder("longroll.lag.positions", () -> lag(name).positions())
                    .description("How many positions of the ledger a follower is behind, at most")
                    .tag("follower", name)
                    .register(meters);
        }
    }

    @Produces
    @Wellness
    HealthCheck followersKeepUp() {
        return () -> {
            var response = HealthCheckResponse.named("Followers keep up");
            try {
                var lags = new TreeMap<>(lags());
                lags.forEach((name, lag) -> response.withData(name, lag.positions()));
                return response.status(lags.values().stream()
                                .noneMatch(lag -> lag.standingFor().compareTo(tolerated) > 0))
                        .build();
            } catch (LedgerUnavailable e) {
                return response.down().withData("reason", e.getMessage()).build();
            }
        };
    }

    private Lag lag(String follower) {
        return Objects.requireNonNull(lags().get(follower), "the followers are the same from start to end");
    }

    /** A scrape reads the lag of each follower; one query serves them all. */
    private synchronized Map<String, Lag> lags() {
        var now = clock.instant();
        if (lookedAt.plus(FRESH).isBefore(now)) {
            latest = watch.look(head(), positions(), now);
            lookedAt = now;
        }
        return latest;
    }

    private Map<String, Long> positions() {
        var all = new HashMap<String, Long>();
        followers.forEach(follower -> all.putAll(follower.positions()));
        return all;
    }

    private long head() {
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
