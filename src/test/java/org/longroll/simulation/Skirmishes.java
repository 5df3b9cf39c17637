package org.longroll.simulation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
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
        var file = file(ruleset);
        try {
            return ScenarioReader.read(file.toString(), Files.readString(file), Battles.library())
                    .with(Changes.ofRuleset(ruleset));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same as somebody sends it to start a battle with it. */
    public static ObjectNode toSend(String ruleset) {
        try {
            var scenario = (ObjectNode) new YAMLMapper().readTree(Files.readString(file(ruleset)));
            return scenario.put("ruleset", ruleset);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path file(String ruleset) {
        return FOLDER.resolve(ruleset.equals("rff") ? "rff-all-arms.yaml" : "adf-all-arms.yaml");
    }

    static Scenario shipped(String id) {
        return ScenarioLibrary.read(Battles.library()).find(id).orElseThrow().scenario();
    }
}
