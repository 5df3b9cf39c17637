package org.longroll.charts;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Reads the library when the application starts, so that a broken chart is found then and not during a game. */
@ApplicationScoped
class RulesLibraryProducer {

    @Produces
    @Singleton
    @Startup
    RulesLibrary library() {
        return RulesLibrary.read(ChartFiles.onClasspath());
    }
}
