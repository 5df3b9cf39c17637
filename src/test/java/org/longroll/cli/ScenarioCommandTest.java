package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Scenarios and simulated battles from the command line. */
class ScenarioCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine command =
            Longroll.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_scenarios_that_ship_are_listed() {
        assertThat(command.execute("scenario", "list")).isZero();
        assertThat(out.toString().lines())
                .hasSize(3)
                .first()
                .asString()
                .matches("little-round-top +adf-15mm +12 units +8 turns +Little Round Top");
    }

    @Test
    void one_that_was_shown_can_be_checked() throws IOException {
        assertThat(command.execute("scenario", "show", "mcphersons-ridge")).isZero();
        var file = Files.writeString(folder.resolve("mine.yaml"), out.toString());
        assertThat(command.execute("scenario", "check", file.toString())).isZero();
        assertThat(out.toString()).endsWith("mine.yaml can be played: McPherson's Ridge, 24 units by rff.\n");
    }

    @Test
    void a_flaw_is_said_with_its_place() throws IOException {
        var file = Files.writeString(folder.resolve("mine.yaml"), "title: Mine\nruleset: adf-15mm\ninitiative: us\n");
        assertThat(command.execute("scenario", "check", file.toString())).isEqualTo(1);
        assertThat(err.toString()).startsWith("longroll: ").contains("mine.yaml, line 1, sides: is missing");
    }

    @Test
    void a_table_goes_out_and_comes_back() throws IOException {
        assertThat(command.execute("scenario", "to-csv", "little-round-top")).isZero();
        var file = Files.writeString(folder.resolve("oob.csv"), out.toString());
        out.getBuffer().setLength(0);
        assertThat(command.execute(
                        "scenario",
                        "from-csv",
                        file.toString(),
                        "--ruleset",
                        "adf-15mm",
                        "--title",
                        "Again",
                        "--turns",
                        "8"))
                .isZero();
        assertThat(out.toString())
                .startsWith("title: \"Again\"\nruleset: adf-15mm\n")
                .contains("20-maine");
    }

    @Test
    void a_battle_is_told_turn_by_turn_and_written_as_a_file_that_is_sound() throws IOException {
        var file = folder.resolve("battle.ndjson");
        assertThat(command.execute(
                        "simulate", "--scenario", "little-round-top", "--seed", "3", "--out", file.toString()))
                .isZero();
        assertThat(out.toString()).startsWith("Little Round Top (seed 3)").contains("Turn 1, Confederate");
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(100);
        assertThat(command.execute("verify", file.toString())).isZero();
        assertThat(out.toString()).contains("events, intact", "every entry comes out as it was recorded");
    }

    @Test
    void a_side_is_played_as_one_likes() {
        assertThat(command.execute("simulate", "--scenario", "little-round-top", "--temperament", "confederate=bold"))
                .isZero();
        var bold = out.toString();
        out.getBuffer().setLength(0);
        assertThat(command.execute(
                        "simulate", "--scenario", "little-round-top", "--temperament", "confederate=careful"))
                .isZero();
        assertThat(out.toString()).isNotEqualTo(bold);
    }

    @Test
    void nobody_plays_a_side_that_is_not_there() {
        assertThat(command.execute("simulate", "--scenario", "little-round-top", "--temperament", "french=bold"))
                .isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains("There is no side “french”");
    }

    @Test
    void quietly_it_only_counts() {
        assertThat(command.execute(
                        "simulate",
                        "--scenario",
                        "little-round-top",
                        "--battles",
                        "2",
                        "--quiet",
                        "--ruleset",
                        "adf-25mm"))
                .isZero();
        assertThat(out.toString()).startsWith("2 battles of little-round-top").contains("morale-check", "refusals");
    }
}
