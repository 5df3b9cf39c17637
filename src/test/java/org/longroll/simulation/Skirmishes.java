package org.longroll.simulation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.longroll.battle.Battles;
import org.longroll.scenario.Changes;
import org.longroll.scenario.Scenario;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.scenario.ScenarioReader;

/** Scenarios to play in tests: for every ruleset a small one with some of everything. */
public final class Skirmishes {

    public static final List<String> RULESETS = List.of("adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm", "rff");

    private static final Path FOLDER = Path.of("src/test/resources/scenarios");

    private Skirmishes() {}

    public static Scenario ofAllArms(String ruleset) {
        var file = FOLDER.resolve(ruleset.equals("rff") ? "rff-all-arms.yaml" : "adf-all-arms.yaml");
        try {
            return ScenarioReader.read(file.toString(), Files.readString(file), Battles.library())
                    .with(Changes.ofRuleset(ruleset));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Scenario shipped(String id) {
        return ScenarioLibrary.read(Battles.library()).find(id).orElseThrow().scenario();
    }
}
