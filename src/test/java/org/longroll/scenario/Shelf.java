package org.longroll.scenario;

import java.util.List;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;

/** The charts and the scenarios that ship, read once for all tests. */
final class Shelf {

    static final RulesLibrary CHARTS = RulesLibrary.read(ChartFiles.onClasspath());
    static final ScenarioLibrary SCENARIOS = ScenarioLibrary.read(CHARTS);

    private Shelf() {}

    static Scenario scenario(String id) {
        return SCENARIOS.find(id).orElseThrow().scenario();
    }

    static List<ScenarioLibrary.Shipped> all() {
        return List.copyOf(SCENARIOS.all());
    }
}
