package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** An official at the command line, with the files that players sent. */
class VerifyCommandTest {

    private static final Path FILES = Path.of("src", "test", "resources", "proof");
    private static final String SOUND = FILES.resolve("sound.ndjson").toString();
    private static final String REWRITTEN = FILES.resolve("rewritten.ndjson").toString();
    private static final String HASHED_ANEW =
            FILES.resolve("hashed-anew.ndjson").toString();
    private static final String SHORT = FILES.resolve("short.ndjson").toString();
    private static final String CODE = "11-QPKR-PJR0-05R3-1C5J-XGX8-7MRD-C40S1S";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine command =
            Longroll.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_code_that_fits_is_confirmed() {
        assertThat(command.execute("verify", "--checkpoint", CODE, SOUND)).isZero();
        assertThat(out.toString())
                .contains("events, intact")
                .contains("The checkpoint %s fits: up to entry 10.".formatted(CODE));
    }

    @Test
    void a_mistyped_letter_is_called_that_and_not_another_history() {
        assertThat(command.execute("verify", "--checkpoint", CODE.replace("PJR0", "PJ80"), SOUND))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("sound in itself; a code is mistyped.")
                .contains("Its last six letters do not fit the others. Nothing was compared with it.")
                .doesNotContain("another history");
    }

    @Test
    void a_rewritten_file_is_another_history_and_an_old_code_may_be_mistyped() {
        assertThat(command.execute("verify", "--checkpoint", CODE, REWRITTEN)).isEqualTo(1);
        assertThat(out.toString()).contains("sound in itself; another history.");
        out.getBuffer().setLength(0);
        assertThat(command.execute("verify", "--checkpoint", CODE.substring(0, 32), REWRITTEN))
                .isEqualTo(1);
        assertThat(out.toString()).contains("a mistyped one cannot be told apart");
    }

    @Test
    void nothing_is_called_intact_above_signatures_that_do_not_fit() {
        assertThat(command.execute("verify", HASHED_ANEW)).isEqualTo(1);
        assertThat(out.toString()).contains("not as it was signed.").doesNotContain("intact");
    }

    @Test
    void a_file_that_was_cut_off_is_too_short_and_says_where() throws IOException {
        var lines = Files.readString(Path.of(SOUND)).split("(?<=\n)");
        var cut = folder.resolve("cut.ndjson");
        Files.writeString(cut, String.join("", Arrays.asList(lines).subList(0, 21)) + lines[21].substring(0, 99));
        assertThat(command.execute("verify", cut.toString())).isEqualTo(1);
        assertThat(err.toString())
                .contains("The file is too short: it ends after event 20, and its first line names 45");
    }

    @Test
    void events_in_an_order_that_no_server_records_make_no_battle() {
        var events = new ArrayList<>(BattleFile.read(Path.of(SOUND)).events());
        Collections.swap(events, 0, 1);
        var found = new Decisions(false).of(events.getFirst().stream(), events);
        assertThat(found.faulty()).isTrue();
        assertThat(found.sentences()).singleElement().asString().contains("do not follow from one another");
    }

    @Test
    void many_files_make_one_sheet() {
        assertThat(command.execute("verify", "--no-decide", SOUND, HASHED_ANEW, "no-such-file.ndjson", SHORT))
                .isEqualTo(1);
        assertThat(out.toString().lines().map(line -> line.replaceAll(" {2,}", " | ")))
                .contains(
                        "FILE | BATTLE | EVENTS | SIGNED | VERDICT",
                        SOUND + " | 01890000-0000-7000-8000-000000000021 | 45 | 1-44 | sound",
                        HASHED_ANEW + " | 01890000-0000-7000-8000-000000000021 | 45 | - | not as it was signed",
                        "no-such-file.ndjson | - | - | - | cannot be read",
                        "4 files, 2 sound.");
    }

    @Test
    void two_files_of_one_battle_are_compared_in_a_sentence() {
        assertThat(command.execute("compare", SOUND, SOUND)).isZero();
        assertThat(command.execute("compare", SHORT, SOUND)).isEqualTo(1);
        assertThat(command.execute("compare", SOUND, REWRITTEN)).isEqualTo(1);
        assertThat(out.toString())
                .contains("Both files have the same 45 events, up to entry 40.")
                .contains("As far as %s goes both are the same: 9 events, up to entry 8. %s goes on with 36 more"
                        .formatted(SHORT, SOUND))
                .contains("The first difference is in event 4, in entry 3: “payload.text” is \"Note 3: “Fire!”\" in %s"
                        .formatted(SOUND))
                .contains("In %s: It never happened.".formatted(REWRITTEN));
    }
}
