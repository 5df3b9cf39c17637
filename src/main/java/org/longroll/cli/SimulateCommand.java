package org.longroll.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.OrderOfBattle;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.scenario.Changes;
import org.longroll.simulation.Census;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Temperament;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "simulate",
        description =
                "Plays both sides of a scenario to the end of its turn limit; the same seed plays the same battle.",
        footer = "%nExits with 1 if something happened that the rules of the house forbid.",
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {

    @Option(
            names = "--scenario",
            required = true,
            paramLabel = "ID|FILE",
            description = "The id of a shipped scenario, or a file.")
    private String scenario = "";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the first battle (default: 1).")
    private long seed = 1;

    @Option(names = "--ruleset", paramLabel = "ID", description = "Another edition than the scenario names.")
    private @Nullable String ruleset;

    @Option(
            names = "--temperament",
            paramLabel = "SIDE=HOW",
            description =
                    "How a side is played, careful or bold; may be repeated. Where nothing is said, the seed decides.")
    private Map<String, Temperament> temperaments = new HashMap<>();

    @Option(
            names = "--battles",
            paramLabel = "K",
            defaultValue = "1",
            description = "How many battles, each with the next seed (default: 1).")
    private int battles = 1;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Writes the battle as a sealed file, which a server imports; of several battles a file for"
                    + " each, with its seed in the name.")
    private @Nullable Path out;

    @Option(names = "--quiet", description = "Prints counts in place of the story.")
    private boolean quiet;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var census = new Census();
        int broken = 0;
        try {
            var library = RulesLibrary.read(ChartFiles.onClasspath());
            var played = ScenarioFiles.find(scenario, library)
                    .with(ruleset == null ? Changes.NONE : Changes.ofRuleset(ruleset));
            var opening = played.opening(library);
            requireSides(opening.orderOfBattle());
            var simulation =
                    Simulation.of(played, library).with(temperaments).salted(PlayedFiles.salt(opening, temperaments));
            for (int i = 0; i < battles; i++) {
                var battle = simulation.play(seed + i);
                census.add(battle);
                if (out != null) {
                    PlayedFiles.write(battle, PlayedFiles.of(out, seed + i, battles));
                }
                broken += report(battle);
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        if (quiet) {
            summary(census);
        }
        print().flush();
        return broken == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private void requireSides(OrderOfBattle order) {
        temperaments.keySet().stream()
                .filter(side -> order.side(side).isEmpty())
                .forEach(side -> {
                    throw new ParameterException(
                            spec.commandLine(), "There is no side “%s” in this scenario.".formatted(side));
                });
    }

    private int report(SimulatedBattle battle) {
        if (!quiet) {
            new PlayedStory(print()).tell(battle);
        }
        battle.broken().forEach(rule -> print().printf("Seed %d: %s%n", battle.seed(), rule));
        return battle.broken().size();
    }

    private void summary(Census census) {
        print().printf("%d battles of %s%n", census.battles(), scenario);
        counts("entries", census.entries());
        counts("events", census.events());
        counts("results", census.outcomes());
        counts("refusals", census.refusals());
    }

    private void counts(String what, Map<String, Integer> counts) {
        print().printf("%n%s%n", what);
        counts.forEach((name, count) -> print().printf("%8d  %s%n", count, name));
    }

    private PrintWriter print() {
        return spec.commandLine().getOut();
    }
}
