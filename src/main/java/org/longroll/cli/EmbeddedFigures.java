package org.longroll.cli;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.File;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Metrics of a home: the room on its disk and its PostgreSQL. With a PostgreSQL elsewhere there are none. */
@Singleton
class EmbeddedFigures {

    private final File home;

    EmbeddedFigures(@ConfigProperty(name = "longroll.home", defaultValue = "data") Path home) {
        this.home = home.toFile();
    }

    void begin(@Observes StartupEvent event, MeterRegistry meters) {
        if (EmbeddedHealth.condition().isEmpty()) {
            return;
        }
        Gauge.builder("longroll.home.free.bytes", home, File::getUsableSpace)
                .description("Room that is left on the disk of the journal")
                .register(meters);
        Gauge.builder("longroll.home.total.bytes", home, File::getTotalSpace)
                .description("Size of the disk of the journal")
                .register(meters);
        Gauge.builder("longroll.database.up", EmbeddedFigures::isRunning)
                .description("1 while the PostgreSQL of this server runs, else 0")
                .register(meters);
        Gauge.builder("longroll.database.restarts", EmbeddedFigures::restarts)
                .description("How often the PostgreSQL of this server has died and was started again")
                .register(meters);
    }

    private static double isRunning() {
        return EmbeddedHealth.condition()
                .filter(condition -> condition.isRunning())
                .map(condition -> 1.0)
                .orElse(0.0);
    }

    private static double restarts() {
        return EmbeddedHealth.condition()
                .map(condition -> (double) condition.restarts())
                .orElse(0.0);
    }
}
