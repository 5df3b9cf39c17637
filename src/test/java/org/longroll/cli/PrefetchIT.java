package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.ledger.Sha256;

/** What the start script fetches beside Maven, so that a first start does not wait for one small file after the other. */
class PrefetchIT {

    private static final Path LIST = Path.of(".mvn", "prefetch.txt");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_list_has_every_library_of_the_server() throws IOException {
        var listed = Files.readAllLines(LIST).stream()
                .map(line -> line.substring(0, line.indexOf(' ')))
                .collect(Collectors.toSet());
        try (var libraries = Files.walk(Path.of("target", "quarkus-app", "lib"))) {
            assertThat(libraries
                            .filter(library -> library.toString().endsWith(".jar"))
                            .filter(library -> !listed.contains(sha256(library))))
                    .as("libraries that are not in %s; deploy/bench/first-start list writes it anew", LIST)
                    .isEmpty();
        }
    }

    @Test
    void a_file_is_put_in_place_if_it_is_the_listed_one() throws Exception {
        var remote = Map.of("/base/org/a/a.pom", "<a/>", "/base/org/b/b.jar", "changed on its way");
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", call -> {
            var body = remote.get(call.getRequestURI().getPath()).getBytes(StandardCharsets.UTF_8);
            call.sendResponseHeaders(200, body.length);
            call.getResponseBody().write(body);
            call.close();
        });
        server.start();
        try {
            var repository = Files.createDirectory(folder.resolve("repository"));
            var list = Files.write(
                    folder.resolve("list"),
                    List.of(Sha256.of("<a/>") + " org/a/a.pom", Sha256.of("as it was") + " org/b/b.jar"));
            var log = Files.write(
                    folder.resolve("log"),
                    List.of(
                            "[DEBUG] Using manager EnhancedLocalRepositoryManager with priority 10.0 for " + repository,
                            "[INFO] Downloading from central: http://localhost:%d/base/org/a/a.pom"
                                    .formatted(server.getAddress().getPort())));
            assertThat(prefetch(list, log)).contains("Downloaded from prefetch: org/a/a.pom (1 kB at once)");
            assertThat(repository.resolve("org/a/a.pom")).hasContent("<a/>");
            assertThat(repository.resolve("org/b")).isEmptyDirectory();
        } finally {
            server.stop(0);
        }
    }

    private static String prefetch(Path list, Path log) throws Exception {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var process = new ProcessBuilder(java, ".mvn/Prefetch.java", list.toString(), log.toString())
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
        return said;
    }

    private static String sha256(Path file) {
        try {
            return Sha256.of(Files.readAllBytes(file)).toString();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
