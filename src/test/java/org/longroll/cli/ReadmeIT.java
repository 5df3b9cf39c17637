package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

/**
 * What the README and the guides tell a stranger to type is typed here, word for word. The whole journal is verified before
 * there is one, while the server runs, and after it has ended.
 */
class ReadmeIT {

    @TempDir(factory = TestHomes.Empty.class)
    private static Path home = Path.of("");

    private static ServerProcess server;

    @BeforeAll
    static void start() throws Exception {
        assertThat(verify(home)).contains("There is no journal in");
        server = ServerProcess.start(home).awaitReady();
        assertThat(verify(home)).contains("There are no battles yet.");
    }

    @AfterAll
    static void end() throws Exception {
        server.close();
        assertThat(verify(home)).contains("events, intact");
    }

    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_first_battle_can_be_recorded_with_the_lines_of_the_readme() throws Exception {
        var lines = block("docs/guides/first-battle-with-curl.md", "## The battle");
        assertThat(lines.lines()).hasSizeLessThanOrEqualTo(10);
        var said = run(lines);
        assertThat(said).contains("\"type\":\"note-taken\"", "\"sentence\":\"Hold the left!\"");

        assertThat(run(block("README.md", "## What are the odds?")))
                .contains("\"result\":\"MC\"", "\"odds\":{\"none\":");

        var exported =
                block("docs/guides/checking-a-battle.md", "# Checking").replace("./longroll verify battle.ndjson", "");
        run(lines + "\n" + exported);
        assertThat(verify(folder, "battle.ndjson")).contains("2 events, intact");
        forge(folder.resolve("battle.ndjson"));
        assertThat(verify(folder, "battle.ndjson")).contains("line 3: Event 2 is changed");
    }

    @Test
    void the_packaged_server_publishes_the_description_in_the_tree() throws Exception {
        var file = Files.readString(Path.of("docs", "api", "openapi.json"));
        var published = folder.resolve("openapi.json");
        run("curl -sSf -o %s 'http://localhost:8080/q/openapi?format=json'".formatted(published));
        assertThat(Files.readString(published)).isEqualTo(file);
    }

    @Test
    void a_first_evening_is_recorded_with_the_lines_of_the_guide() throws Exception {
        var said = run(blocks("docs/guides/recording-a-battle.md"));
        assertThat(said)
                .contains("\"type\":\"adf-impact-resolved\"", "\"code\":\"out-of-range\"", "\"type\":\"adf-unit-set\"");
        assertThat(said.split("urn:longroll:problem:"))
                .as("one refusal is part of the evening")
                .hasSize(2);
    }

    @Test
    void a_mistake_is_corrected_with_the_lines_of_the_guide() throws Exception {
        var said = run(block("docs/guides/correcting-a-mistake.md", "## A worked example"));
        assertThat(said)
                .contains("\"fate\":\"corrected\"", "\"fate\":\"changes\"", "\"fate\":\"stands\"")
                .contains("\"type\":\"amend\"", "\"type\":\"undo\"", "\"type\":\"redo\"");
    }

    @Test
    void house_rules_are_tried_and_chosen_with_the_lines_of_the_guide() throws Exception {
        var answers = run(blocks("docs/guides/house-rules.md")).lines().toList();
        assertThat(answers).hasSize(6);
        assertThat(answers.get(0)).contains("\"firepower\":3");
        assertThat(answers.get(1)).contains("\"firepower\":2");
        assertThat(answers.get(2)).contains("\"modifier\":0,");
        assertThat(answers.get(3)).contains("\"modifier\":-1,");
        assertThat(answers.get(4)).contains("\"path\":\"bmp.green.none-lost\",\"value\":\"5\"");
        assertThat(answers.get(5)).contains("house-rule-refused", "expected one of up, down");
    }

    /** All blocks of shell lines of a guide, one after the other. */
    private static String blocks(String file) throws IOException {
        return Pattern.compile("```bash\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of(file)))
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining("\n"));
    }

    /** The first block of shell lines behind a heading. */
    private static String block(String file, String heading) throws IOException {
        var match = Pattern.compile(Pattern.quote(heading) + ".*?```bash\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of(file)));
        assertThat(match.find()).isTrue();
        return match.group(1);
    }

    private String run(String lines) throws IOException, InterruptedException {
        var script = "set -e\n"
                + lines.replace("http://localhost:8080", server.address().toString());
        return output(new ProcessBuilder("bash", "-c", script).directory(folder.toFile()));
    }

    /** Verifies the whole journal, or a file in the folder of the command. */
    private static String verify(Path where, String... file) throws IOException, InterruptedException {
        var jar = Path.of("target", "quarkus-app", "quarkus-run.jar").toAbsolutePath();
        var command = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar.toString(), "verify");
        command.command().addAll(List.of(file));
        command.environment().put("LONGROLL_HOME", home.toString());
        return output(command.directory(where.toFile()));
    }

    private static String output(ProcessBuilder command) throws IOException, InterruptedException {
        var process = command.redirectErrorStream(true).start();
        var output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor(180, TimeUnit.SECONDS)).isTrue();
        return output;
    }

    private static void forge(Path file) throws IOException {
        Files.writeString(file, Files.readString(file).replace("Hold the left!", "Give up!"));
    }
}
