package org.longroll.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void a_short_bench_prints_one_line_for_each_work_that_was_asked_for() {
        assertThat(run("--rounds", "1", "--seconds", "0.02", "--only", "append, "))
                .as(err.toString())
                .isZero();
        assertThat(out.toString().lines().skip(2)).hasSize(3).allSatisfy(line -> assertThat(line)
                .matches("\\| append, \\d+ battles? \\| \\d+\\.\\d\\d \\|.*"));
    }

    @Test
    void peers_that_were_not_built_are_named() {
        assertThat(run("--peers", "nowhere.jar")).isEqualTo(1);
        assertThat(err.toString()).contains("There is no nowhere.jar: mvn -f deploy/bench/peers");
    }

    private int run(String... arguments) {
        return BenchCommand.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
