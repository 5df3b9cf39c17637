package org.longroll.cli;

import io.smallrye.health.api.Wellness;
import jakarta.enterprise.inject.Produces;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Liveness;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseCondition;
import org.longroll.database.EmbeddedDatabase;

/**
 * The checks of {@code /q/health} for the embedded PostgreSQL. While it is being started again the server is alive and
 * answers what it has in memory; if that has not succeeded for some minutes, a person or a supervisor has to look.
 */
final class EmbeddedHealth {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** The database is started before the beans, and stopped after them. */
    private static final AtomicReference<@Nullable EmbeddedDatabase> RUNNING = new AtomicReference<>();

    private EmbeddedHealth() {}

    static void watch(EmbeddedDatabase database) {
        RUNNING.set(database);
    }

    @Produces
    @Wellness
    static HealthCheck running() {
        return () -> answer(condition().map(DatabaseCondition::isRunning).orElse(true));
    }

    @Produces
    @Liveness
    static HealthCheck curable() {
        return () -> answer(condition()
                .map(condition -> !condition.isLostFor(PATIENCE, Instant.now()))
                .orElse(true));
    }

    private static HealthCheckResponse answer(boolean up) {
        var response = HealthCheckResponse.named("PostgreSQL of this server").status(up);
        condition().ifPresent(condition -> tell(condition, response));
        return response.build();
    }

    private static void tell(DatabaseCondition condition, HealthCheckResponseBuilder response) {
        response.withData("restarts", condition.restarts());
        var downSince = condition.downSince();
        if (downSince != null) {
            response.withData("downSince", downSince.toString());
        }
        var reason = condition.reason();
        if (reason != null) {
            response.withData("reason", reason);
        }
    }

    static Optional<DatabaseCondition> condition() {
        return Optional.ofNullable(RUNNING.get()).map(EmbeddedDatabase::condition);
    }
}
