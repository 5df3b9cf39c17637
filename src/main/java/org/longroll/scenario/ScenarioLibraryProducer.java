package org.longroll.scenario;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.longroll.charts.RulesLibrary;

/** Reads the scenarios when the application starts, so that a broken one is found then and not during a game. */
@ApplicationScoped
class ScenarioLibraryProducer {

    @Produces
    @Singleton
    @Startup
    ScenarioLibrary library(RulesLibrary rules) {
        return ScenarioLibrary.read(rules);
    }
}
