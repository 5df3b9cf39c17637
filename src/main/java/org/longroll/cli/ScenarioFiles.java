package org.longroll.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.longroll.charts.RulesLibrary;
import org.longroll.scenario.Scenario;
import org.longroll.scenario.ScenarioFlaw;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.scenario.ScenarioReader;
import org.longroll.scenario.ScenarioRefused;

final class ScenarioFiles {

    private ScenarioFiles() {}

    /** A scenario that ships, by its id, or one of the caller's own, by its file. */
    static Scenario find(String which, RulesLibrary rules) {
        return ScenarioLibrary.read(rules)
                .find(which)
                .map(ScenarioLibrary.Shipped::scenario)
                .orElseGet(() -> ScenarioReader.read(which, text(Path.of(which)), rules));
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new ScenarioRefused(
                    List.of(new ScenarioFlaw(file.toString(), 1, "", "there is no such file, or it cannot be read")));
        }
    }
}
