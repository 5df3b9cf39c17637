package org.longroll.ledger.postgres;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.AgroalDataSource.FlushMode;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.health.api.HealthGroup;
import io.smallrye.health.api.Wellness;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.Follower;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.postgres.Appender.Oldest;

/**
 * Whether an entry can be recorded: a metric and a check of {@code /q/health} that every deployment has. A probe inserts
 * a row and rolls it back; an append without an answer counts too. It has no say in readiness, because a node that cannot
 * write still answers from memory, and a proxy that took away all nodes would answer nothing.
 */
@Singleton
class WritingWatch {

    private static final Logger LOG = Logger.getLogger(WritingWatch.class);
    private static final Duration LOOKS = Duration.ofSeconds(1);

    /** From then on the pool's idle connections are given up: each is dead for as long as it takes to validate it. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(3);

    private static final Duration TOO_LONG = Duration.ofSeconds(10);

    private final LedgerGuard guard;
    private final LedgerService ledger;
    private final AgroalDataSource pool;
    private final Duration interval;
    private volatile @Nullable Long probingSinceNanos;
    private volatile Optional<String> found = Optional.empty();
    private @Nullable Follower probe;
    private @Nullable Follower look;
    private boolean told;

    WritingWatch(
            LedgerGuard guard,
            LedgerService ledger,
            AgroalDataSource pool,
            @ConfigProperty(name = "longroll.writing.interval", defaultValue = "2S") Duration interval) {
        this.guard = guard;
        this.ledger = ledger;
        this.pool = pool;
        this.interval = interval;
    }

    void start(@Observes StartupEvent event, MeterRegistry meters) {
        Gauge.builder("longroll.writing", () -> obstacle().isEmpty() ? 1 : 0)
                .description("1 while an entry can be recorded, else 0")
                .register(meters);
        Gauge.builder("longroll.append.oldest.seconds", () -> oldestAppend().toSeconds())
                .description("How long the oldest append without an answer has waited")
                .register(meters);
        probe = Follower.start("writing-probe", interval, Duration.ZERO, this::probe);
        look = Follower.start("writing-watch", LOOKS, Duration.ZERO, this::look);
    }

    void stop(@Observes ShutdownEvent event) {
        if (probe != null && look != null) {
            look.close();
            probe.close();
        }
    }

    @Produces
    @Wellness
    @HealthGroup("writing")
    HealthCheck entriesCanBeRecorded() {
        return () -> {
            var response = HealthCheckResponse.named("Entries can be recorded");
            var obstacle = obstacle();
            obstacle.ifPresent(reason -> response.withData("reason", reason));
            return response.status(obstacle.isEmpty()).build();
        };
    }

    /** Why nothing can be recorded; empty if entries can be. */
    private Optional<String> obstacle() {
        return ledger.oldest()
                .filter(oldest -> oldest.waits().compareTo(TOO_LONG) > 0)
                .map(oldest -> "An append has waited for %d s, for %s."
                        .formatted(oldest.waits().toSeconds(), oldest.what()))
                .or(() -> Optional.of(probing())
                        .filter(since -> since.compareTo(TOO_LONG) > 0)
                        .map(since -> "PostgreSQL has not answered for %d s.".formatted(since.toSeconds())))
                .or(() -> found);
    }

    private boolean probe() {
        probingSinceNanos = System.nanoTime();
        found = finding();
        probingSinceNanos = null;
        return false;
    }

    private Optional<String> finding() {
        try {
            guard.requireWritable();
            var dangers = guard.lossDangers();
            return dangers.isEmpty() ? ledger.remedy() : Optional.of(String.join(" ", dangers));
        } catch (LedgerUnavailable e) {
            return Optional.of(LedgerUnavailable.remedy(e).orElseGet(e::getMessage));
        }
    }

    private boolean look() {
        if (probing().compareTo(SUSPICIOUS) > 0 || oldestAppend().compareTo(SUSPICIOUS) > 0) {
            pool.flush(FlushMode.IDLE);
        }
        var obstacle = obstacle();
        if (obstacle.isPresent() && !told) {
            LOG.errorf("Nothing can be recorded: %s Reading goes on", obstacle.get());
        } else if (obstacle.isEmpty() && told) {
            LOG.info("Entries can be recorded again");
        }
        told = obstacle.isPresent();
        return false;
    }

    private Duration probing() {
        var since = probingSinceNanos;
        return since == null ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - since);
    }

    private Duration oldestAppend() {
        return ledger.oldest().map(Oldest::waits).orElse(Duration.ZERO);
    }
}
