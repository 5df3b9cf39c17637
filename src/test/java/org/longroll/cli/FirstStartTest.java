package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a person sees and gets when the server has started. */
class FirstStartTest {

    private static final Path LOG = Path.of("/srv/journal/log/longroll.log");

    @Test
    void the_block_names_the_addresses_the_journal_and_how_to_stop() {
        var welcome = new Welcome(
                8080, List.of("http://192.168.1.20:8080", "http://10.0.0.7:8080"), "/srv/journal", LOG, false);
        assertThat(String.join("\n", welcome.lines(false)))
                .contains("http://localhost:8080", "http://192.168.1.20:8080", "http://10.0.0.7:8080")
                .contains("/srv/journal", LOG.toString(), "Ctrl-C", "loses nothing")
                .doesNotContain("\u001b");
    }

    @Test
    void a_terminal_gets_a_code_that_phones_can_scan() {
        var welcome = new Welcome(8080, List.of("http://192.168.1.20:8080"), "/srv/journal", LOG, false);
        var code = TerminalQr.lines("http://192.168.1.20:8080");
        assertThat(welcome.lines(true))
                .containsAll(code.stream().map(line -> "  " + line).toList());
        assertThat(code).as("25 modules and two of margin, two a line").hasSize(15);
        assertThat(TerminalQr.canBeDrawnIn(StandardCharsets.US_ASCII)).isFalse();
    }

    @Test
    void who_may_start_battles_is_said_where_others_reach_it_and_there_is_no_admin_key() {
        var reached = List.of("http://192.168.1.20:8080");
        assertThat(new Welcome(8080, reached, "/srv/journal", LOG, true).lines(false))
                .anyMatch(line -> line.contains("everybody who reaches it") && line.contains("LONGROLL_ADMIN_KEY"));
        assertThat(new Welcome(8080, reached, "/srv/journal", LOG, false).lines(false))
                .noneMatch(line -> line.contains("everybody"));
        assertThat(new Welcome(8080, List.of(), "/srv/journal", LOG, true).lines(false))
                .noneMatch(line -> line.contains("everybody"));
    }

    @Test
    void without_a_network_it_says_that_phones_have_no_address() {
        assertThat(new Welcome(8080, List.of(), "/srv/journal", LOG, false).lines(true))
                .anyMatch(line -> line.contains("For phones") && line.contains("none"));
    }

    @Test
    void the_holder_of_a_port_is_named() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            long self = ProcessHandle.current().pid();
            assertThat(PortHolder.of(taken.getLocalPort()).map(PortHolder::process))
                    .contains(self);
            assertThat(new PortHolder(self).description())
                    .contains("process " + self)
                    .contains("java");
        }
    }

    @Test
    void the_cache_is_trained_when_the_machine_has_been_idle(@TempDir Path folder) throws Exception {
        var trained = folder.resolve("cache.aot");
        var training =
                new BackgroundTraining(trained, List.of("touch", trained.toString()), () -> 0.1, Duration.ofMillis(1));
        assertThat(training.begin().awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(trained).exists();
    }

    @Test
    void a_busy_machine_is_left_alone_and_the_end_of_the_server_ends_the_wait(@TempDir Path folder) throws Exception {
        var trained = folder.resolve("cache.aot");
        var training =
                new BackgroundTraining(trained, List.of("touch", trained.toString()), () -> 0.9, Duration.ofMillis(1));
        training.begin();
        training.close();
        assertThat(training.awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(trained).doesNotExist();
    }

    @Test
    void a_training_that_fails_leaves_the_mark_that_stops_further_ones(@TempDir Path folder) throws Exception {
        var trained = folder.resolve("aot/cache.aot");
        var training = new BackgroundTraining(trained, List.of("false"), () -> 0, Duration.ofMillis(1));
        assertThat(training.begin().awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(folder.resolve("aot/cache.aot.failed")).exists();
    }

    @Test
    @Timeout(600)
    void a_training_under_way_ends_with_the_server(@TempDir Path folder) throws Exception {
        var begun = folder.resolve("begun");
        var training = new BackgroundTraining(
                folder.resolve("cache.aot"),
                List.of("sh", "-c", "touch '" + begun + "'; exec sleep 600"),
                () -> 0,
                Duration.ofMillis(1));
        training.begin();
        while (!Files.exists(begun)) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        training.close();
        assertThat(training.awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(folder.resolve("cache.aot.failed")).doesNotExist();
    }
}
