package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;

/** Clients that are made of the description of the API can play, and a linter finds nothing wrong with it. */
@OnlyLong("generates and compiles a client; npm installs its libraries")
class DescriptionIT {

    private static final Path FILE = Path.of("docs", "api", "openapi.json");
    private static final Path CLIENTS = Path.of("src", "test", "clients");
    private static final Path GENERATED = Path.of("target", "generated-client", "src", "main", "java");
    private static final Path WORK = Path.of("target", "clients");
    private static final int PATIENCE_SECONDS = 240;

    @TempDir(factory = TestHomes.Started.class)
    private static Path home = Path.of("");

    private static ServerProcess server;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        server = ServerProcess.start(home).awaitReady();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @Test
    void a_java_client_that_is_made_of_it_plays_a_battle_of_each_system() throws Exception {
        var classes = Files.createDirectories(WORK.resolve("java"));
        var sources = new ArrayList<String>();
        for (var folder : List.of(GENERATED, CLIENTS.resolve("java"))) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(sources::add);
            }
        }
        assertThat(sources).hasSizeGreaterThan(300);
        var arguments = new ArrayList<>(List.of(
                "-nowarn", "-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        arguments.addAll(sources);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        try (var loader = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            loader.loadClass("Battles").getMethod("main", String[].class).invoke(null, (Object)
                    new String[] {server.address().toString()});
        }
    }

    @Test
    void types_that_are_made_of_it_are_strict_and_play_a_battle() throws Exception {
        var folder = installed();
        run(
                folder,
                "npx",
                "openapi-typescript",
                FILE.toAbsolutePath().toString(),
                "--default-non-nullable=false",
                "--output",
                "generated/longroll.ts");
        run(folder, "npx", "tsc");
        assertThat(run(folder, "node", "compiled/battle.js", server.address().toString()))
                .contains("15th Alabama: ");
    }

    @Test
    void a_linter_finds_nothing_wrong_with_it() throws Exception {
        run(
                installed(),
                "npx",
                "spectral",
                "lint",
                FILE.toAbsolutePath().toString(),
                "--ruleset",
                "spectral.yaml",
                "--fail-severity",
                "warn");
    }

    /** What needs node is left out where there is none; in CI that is a fault. */
    private static Path installed() throws IOException, InterruptedException {
        boolean there = nodeIsThere();
        if ("true".equals(System.getenv("CI"))) {
            assertThat(there).as("node, which CI needs").isTrue();
        }
        assumeTrue(there, "skipped: there is no node here");
        var folder = Files.createDirectories(WORK.resolve("typescript"));
        try (Stream<Path> files = Files.list(CLIENTS.resolve("typescript"))) {
            for (var file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        if (Files.notExists(folder.resolve("node_modules"))) {
            run(folder, "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts");
        }
        return folder;
    }

    private static boolean nodeIsThere() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static String run(Path folder, String... command) throws IOException, InterruptedException {
        var output = Files.createTempFile("longroll-clients-", ".log");
        var process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue())
                    .as("%s%n%s", String.join(" ", command), Files.readString(output))
                    .isZero();
            return Files.readString(output);
        } finally {
            process.destroy();
            Files.delete(output);
        }
    }
}
