package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;

/** A server behind a proxy on 127.0.0.1; 127.0.0.2 is this machine as well, and not the proxy that is named. */
class ProxiesIT {

    private static final String BATTLE = "{\"scenario\": \"little-round-top\"}";

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @Test
    void only_a_proxy_that_is_named_is_believed_about_the_address_of_a_caller() throws Exception {
        var settings = Map.of(
                "LONGROLL_PROXIES",
                "10.0.0.0/8, 127.0.0.1",
                "LONGROLL_RATE_STARTS_OF_AN_ADDRESS",
                "2 at once, 1 a hour");
        try (var server = ServerProcess.startWith(home, settings).awaitReady()) {
            assertThat(started(server.address(), "127.0.0.1")).containsExactly("201", "201", "201", "201");
            assertThat(started(server.address(), "127.0.0.2")).containsExactly("201", "201", "429", "429");
        }
    }

    @OnlyLong("one more start; the named proxy is in every build")
    @Test
    void without_a_named_proxy_nobody_is_believed() throws Exception {
        var settings = Map.of("LONGROLL_RATE_STARTS_OF_AN_ADDRESS", "2 at once, 1 a hour");
        try (var server = ServerProcess.startWith(home, settings).awaitReady()) {
            assertThat(started(server.address(), "127.0.0.1")).containsExactly("201", "201", "429", "429");
        }
    }

    /** Four battles that are started from one address, which says each time that it passes on a call of another. */
    private static List<String> started(URI server, String from) {
        return IntStream.range(0, 4)
                .mapToObj(caller -> started(server, from, "10.9.9." + caller))
                .toList();
    }

    private static String started(URI server, String from, String forwarded) {
        try (var socket = new Socket(server.getHost(), server.getPort(), InetAddress.getByName(from), 0)) {
            socket.getOutputStream()
                    .write(("POST /api/battles HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                    + "X-Forwarded-For: %s\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: %d\r\n\r\n%s")
                            .formatted(forwarded, BATTLE.length(), BATTLE)
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split(" ", 3)[1];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
