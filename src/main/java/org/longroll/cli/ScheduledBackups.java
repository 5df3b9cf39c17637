package org.longroll.cli;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import io.quarkus.scheduler.Scheduler;
import io.smallrye.health.api.Wellness;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.ToDoubleFunction;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jspecify.annotations.Nullable;

/**
 * The backups that a server makes of its own journal, by the clock. A failed one is told in the log, in
 * {@code /q/health/well} and in the metrics; the server goes on, and so does the schedule.
 */
@Singleton
class ScheduledBackups {

    private static final String GOOD = "good";
    private static final String FAILED = "failed";

    /** Read before the beans are there: a bad one stops the start before PostgreSQL is started. */
    private static final AtomicReference<@Nullable BackupSettings> PLANNED = new AtomicReference<>();

    private final Path home;
    private final InstantSource clock;
    private @Nullable BackupRounds rounds;

    ScheduledBackups(@ConfigProperty(name = "longroll.home", defaultValue = "data") Path home, InstantSource clock) {
        this.home = home;
        this.clock = clock;
    }

    /** Remembers what is asked for, before PostgreSQL is started; answers the settings of Quarkus for it. */
    static Map<String, String> plan() {
        BackupSettings settings = BackupSettings.read().orElse(null);
        PLANNED.set(settings);
        return settings == null ? Map.of() : Map.of("quarkus.scheduler.enabled", "true");
    }

    void begin(@Observes StartupEvent event, Scheduler scheduler, MeterRegistry meters) {
        BackupSettings settings = PLANNED.get();
        if (settings != null) {
            begin(settings, scheduler, meters);
        }
    }

    private void begin(BackupSettings settings, Scheduler scheduler, MeterRegistry meters) {
        var begun = new BackupRounds(home, settings, clock);
        rounds = begun;
        gauge(
                meters,
                "longroll.backup.newest.seconds",
                "When the newest good backup was made, since 1970",
                begun,
                state -> state.newestAt().getEpochSecond());
        gauge(
                meters,
                "longroll.backup.newest.bytes",
                "The size of the newest good backup",
                begun,
                BackupRounds.State::newestBytes);
        gauge(
                meters,
                "longroll.backup.wellness",
                "1 if the last round of backups was good, else 0",
                begun,
                state -> state.failure() == null ? 1 : 0);
        var good = meters.counter("longroll.backup.rounds", "outcome", GOOD);
        var failed = meters.counter("longroll.backup.rounds", "outcome", FAILED);
        var job = scheduler.newJob("backup").setConcurrentExecution(ConcurrentExecution.SKIP);
        settings.interval()
                .ifPresentOrElse(
                        interval -> job.setInterval(interval.toString()), () -> job.setCron(settings.schedule()));
        job.setTask(execution -> (begun.go() ? good : failed).increment()).schedule();
    }

    private static void gauge(
            MeterRegistry meters,
            String name,
            String description,
            BackupRounds rounds,
            ToDoubleFunction<BackupRounds.State> figure) {
        Gauge.builder(name, rounds, of -> figure.applyAsDouble(of.state()))
                .description(description)
                .register(meters);
    }

    @Produces
    @Wellness
    HealthCheck backupsAreMade() {
        return () -> {
            var response = HealthCheckResponse.named("Backups are made");
            var running = rounds;
            if (running == null) {
                return response.up().withData("scheduled", false).build();
            }
            var state = running.state();
            response.withData("scheduled", true)
                    .withData("newest", state.newestAt().toString());
            var failure = state.failure();
            if (failure == null) {
                return response.up().build();
            }
            return response.down().withData("reason", failure).build();
        };
    }
}
