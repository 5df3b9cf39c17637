package org.longroll.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.scenario.ScenarioCsv;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.scenario.ScenarioReader;
import org.longroll.scenario.ScenarioWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "scenario",
        description = "Lists, shows and checks scenarios, and converts orders of battle from and to CSV.",
        mixinStandardHelpOptions = true)
final class ScenarioCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do: list, show, check, from-csv or to-csv.");
    }

    @Command(name = "list", description = "Lists the scenarios that ship.", mixinStandardHelpOptions = true)
    void list() {
        for (var shipped : ScenarioLibrary.read(rules()).all()) {
            var scenario = shipped.scenario();
            print("%-20s %-14s %3d units  %-9s %s%n"
                    .formatted(
                            shipped.id(),
                            scenario.ruleset(),
                            scenario.orderOfBattle().units().size(),
                            scenario.turnLimit() == null ? "" : scenario.turnLimit() + " turns",
                            scenario.title()));
        }
    }

    @Command(name = "show", description = "Prints a scenario as YAML.", mixinStandardHelpOptions = true)
    void show(@Parameters(paramLabel = "ID", description = "One of the list.") String id) {
        print(shipped(id).yaml());
    }

    @Command(
            name = "check",
            description = "Lists every flaw of a scenario, or says that it can be played.",
            mixinStandardHelpOptions = true)
    void check(@Parameters(paramLabel = "FILE", description = "YAML or JSON.") Path file) {
        var scenario = ScenarioReader.read(file.toString(), ScenarioFiles.text(file), rules());
        print("%s can be played: %s, %d units by %s.%n"
                .formatted(
                        file, scenario.title(), scenario.orderOfBattle().units().size(), scenario.ruleset()));
    }

    @Command(
            name = "from-csv",
            description = "Makes a scenario as YAML from a table with one unit a line.",
            mixinStandardHelpOptions = true)
    void fromCsv(
            @Parameters(paramLabel = "FILE", description = "The table, with the headings in its first line.") Path file,
            @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "What it is played by.")
                    String ruleset,
            @Option(names = "--title", paramLabel = "TEXT", description = "Else the name of the file.") @Nullable String title,
            @Option(names = "--initiative", paramLabel = "SIDE", description = "Else the side of the first line.")
                    @Nullable String initiative,
            @Option(names = "--turns", paramLabel = "N", description = "Else the players end the battle themselves.")
                    @Nullable Integer turns) {
        var heading = new ScenarioCsv.Heading(
                title == null ? file.getFileName().toString() : title, ruleset, initiative, turns);
        print(ScenarioWriter.yaml(ScenarioCsv.read(file.toString(), ScenarioFiles.text(file), heading, rules())));
    }

    @Command(
            name = "to-csv",
            description = "Prints the units of a scenario as a table, one a line.",
            mixinStandardHelpOptions = true)
    void toCsv(
            @Parameters(paramLabel = "ID|FILE", description = "The id of a shipped scenario, or a file.")
                    String which) {
        print(ScenarioCsv.write(ScenarioFiles.find(which, rules())));
    }

    private ScenarioLibrary.Shipped shipped(String id) {
        return ScenarioLibrary.read(rules())
                .find(id)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "There is no scenario “%s”; “scenario list” lists them.".formatted(id)));
    }

    private static RulesLibrary rules() {
        return RulesLibrary.read(ChartFiles.onClasspath());
    }

    private void print(String text) {
        var out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
    }
}
