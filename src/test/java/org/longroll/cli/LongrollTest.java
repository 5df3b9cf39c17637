package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.QuarkusBindException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.database.DatabaseException;
import picocli.CommandLine;

class LongrollTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine command =
            Longroll.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @Test
    void help_lists_the_commands() {
        assertThat(command.execute("--help")).isZero();
        assertThat(out.toString()).contains("serve", "backup", "restore", "rebuild", "keys", "--home");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--home here", "serve --home here", "--home here serve", "--home=here backup a.file"})
    void the_home_can_be_named_before_and_after_the_command(String line) {
        command.parseArgs(line.split(" "));
        Longroll longroll = command.getCommand();
        assertThat(longroll.home()).isEqualTo(Path.of("here").toAbsolutePath());
    }

    @Test
    void what_it_does_not_know_is_said_in_a_sentence() {
        assertThat(command.execute("retreat")).isEqualTo(2);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines("longroll: Unmatched argument at index 0: 'retreat'"
                        + " (longroll --help lists what there is)");
    }

    @Test
    void a_home_without_a_journal_is_said_in_a_sentence() {
        Path nowhere = Path.of("target", "no such home").toAbsolutePath();
        assertThat(command.execute("backup", "--home", nowhere.toString(), "a.backup"))
                .isEqualTo(1);
        assertThat(err.toString()).isEqualToIgnoringNewLines("longroll: There is no journal in " + nowhere + ".");
        assertThat(nowhere).doesNotExist();
    }

    @Test
    void the_sentence_is_found_wherever_it_is_wrapped() {
        var told = new IllegalStateException("outer", new DatabaseException("The house is on fire."));
        assertThat(Failures.sentence(told)).isEqualTo("The house is on fire.");
        var bind = new QuarkusBindException("0.0.0.0", 8080, new BindException("Address already in use"));
        assertThat(Failures.sentence(new IllegalStateException(bind))).startsWith("Port 8080 is in use already");
    }

    @Test
    void the_trace_of_what_nobody_foresaw_is_kept_in_a_file() throws IOException {
        String sentence = Failures.sentence(new IllegalStateException("outer", new ArithmeticException("/ by zero")));
        Matcher told =
                Pattern.compile("/ by zero \\(the whole trace is in (.*)\\)").matcher(sentence);
        assertThat(told.matches()).as(sentence).isTrue();
        Path trace = Path.of(told.group(1));
        assertThat(trace).content().contains("ArithmeticException").contains("\tat ");
        Files.delete(trace);
    }
}
