package org.longroll.scenario;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.longroll.charts.RulesLibrary;

/** Reads the scenarios when the application starts, so that a broken one stops the start and not an evening. */
@ApplicationScoped
class ScenarioLibraryProducer {

    @Produces
    @Singleton
    @Startup
    ScenarioLibrary library(RulesLibrary rules) {
        return ScenarioLibrary.read(rules);
    }
}
