package org.longroll.fuzz;

import java.nio.charset.StandardCharsets;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.scenario.ScenarioReader;
import org.longroll.scenario.ScenarioRefused;

/** Scenarios as YAML or JSON: a scenario, or the lines that are at fault. */
public final class YamlFuzz {

    private static final RulesLibrary RULES = RulesLibrary.read(ChartFiles.onClasspath());

    private YamlFuzz() {}

    /** The charts and the classes are read here, and not in the time of the first input. */
    public static void fuzzerInitialize() {
        fuzzerTestOneInput("{}".getBytes(StandardCharsets.UTF_8));
    }

    public static void fuzzerTestOneInput(byte[] sent) {
        var text = new String(sent, StandardCharsets.UTF_8);
        try {
            ScenarioReader.read("fuzz.yaml", text, RULES);
        } catch (ScenarioRefused refused) {
            // As it should be.
        }
    }
}
