package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start script in a check-out of its own, with JDKs and a Maven that only say what they were asked for. */
class StartScriptTest {
    private static final String MAVEN = """
            #!/bin/sh
            echo "[INFO] Downloaded from central: somewhere/core.jar (2.6 MB at 9.1 MB/s)"
            echo "[INFO] Downloaded from central: somewhere/core.pom (812 B at 4.0 kB/s)"
            case "$*" in *quarkus-maven-plugin:build) ;; *) exit 0 ;; esac
            echo "built with $JAVA_HOME" >> "$BUILDS"
            mkdir -p "$CHECKOUT/target/quarkus-app"
            echo jar > "$CHECKOUT/target/quarkus-app/quarkus-run.jar"
            """;
    private static final String JAVA = """
            #!/bin/sh
            for argument; do
              case $before in train) %s ;; esac
              before=$argument
            done
            echo "java %d" "$@"
            echo "home $LONGROLL_HOME"
            """;
    private static final String JAVAC = """
            #!/bin/sh
            echo "compiled" >> "$BUILDS"
            """;
    private static final String LEARNS = "echo trained >> \"$BUILDS\"; echo cache > \"$argument\"; exit 0";
    private static final String DOES_NOT_LEARN = "echo failed >> \"$BUILDS\"; exit 1";

    @TempDir
    private Path place = Path.of("");

    private Path checkout = Path.of("");
    private Path jar = Path.of("");
    private Path tools = Path.of("");
    private Path jdks = Path.of("");

    private record Ran(int exitCode, String output) {}

    /** The folders where JDKs usually are lead to an empty one here: this machine has some. */
    @BeforeEach
    void makeCheckout() throws IOException {
        checkout = Files.createDirectories(place.resolve("a check-out"));
        jar = checkout.resolve("target/quarkus-app/quarkus-run.jar");
        tools = Files.createDirectories(place.resolve("tools"));
        jdks = Files.createDirectories(place.resolve("jdks"));
        String script = Files.readString(Path.of("longroll"));
        for (String folder : List.of("/usr/lib/jvm", "/usr/lib64/jvm", "/usr/java", "/opt/java", "/opt/jdk")) {
            script = script.replace(folder, jdks.toString());
        }
        program(checkout.resolve("longroll"), script);
        Files.writeString(checkout.resolve("pom.xml"), "<project/>");
        Path bench = Files.createDirectories(checkout.resolve("src/bench/java"));
        Files.writeString(bench.resolve("Bench.java"), "class Bench {}");
        program(tools.resolve("mvn"), MAVEN);
    }

    @Test
    void without_a_jdk_it_says_what_is_missing() throws Exception {
        Ran ran = run(Map.of(), "--help");
        assertThat(ran.exitCode()).isEqualTo(1);
        assertThat(ran.output())
                .startsWith("longroll: needs a JDK 21 or newer, and found none.")
                .contains("JAVA_HOME");
    }

    @Test
    void a_jdk_that_is_too_old_is_named() throws Exception {
        Path old = jdk(17, LEARNS);
        Ran ran = run(Map.of("JAVA_HOME", old.toString()));
        assertThat(ran.exitCode()).isEqualTo(1);
        assertThat(ran.output()).contains("found " + old + " (17)");
    }

    @Test
    void the_chosen_jdk_goes_before_the_newest() throws Exception {
        jdk(17, LEARNS);
        Path chosen = jdk(21, LEARNS);
        Path newest = jdk(24, LEARNS);
        assertThat(run(Map.of(), "--print-java-home").output().strip()).isEqualTo(newest.toString());
        assertThat(run(Map.of("JAVA_HOME", chosen.toString()), "--print-java-home")
                        .output()
                        .strip())
                .isEqualTo(chosen.toString());
    }

    @Test
    void a_jdk_on_the_path_is_found_through_its_links() throws Exception {
        Path elsewhere = Files.move(jdk(22, LEARNS), place.resolve("elsewhere"));
        Files.createSymbolicLink(tools.resolve("java"), elsewhere.resolve("bin/java"));
        assertThat(run(Map.of(), "--print-java-home").output().strip()).isEqualTo(elsewhere.toString());
    }

    @Test
    void without_maven_it_says_what_is_missing() throws Exception {
        jdk(21, LEARNS);
        Files.delete(tools.resolve("mvn"));
        Ran ran = run(Map.of());
        assertThat(ran.exitCode()).isEqualTo(1);
        assertThat(ran.output()).contains("longroll: needs Maven to build and found no mvn on the PATH.");
    }

    @Test
    void it_builds_when_there_is_something_new_and_only_then() throws Exception {
        Path jdk = jdk(21, LEARNS);
        run(Map.of());
        run(Map.of());
        assertThat(builds()).containsExactly("built with " + jdk);

        Path source = Files.createDirectories(checkout.resolve("src/main/java")).resolve("New.java");
        Files.writeString(source, "class New {}");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
        run(Map.of());
        assertThat(builds()).hasSize(2);
    }

    @Test
    void it_says_what_is_fetched_and_built() throws Exception {
        jdk(21, LEARNS);
        assertThat(run(Map.of()).output().lines().filter(line -> line.startsWith("longroll: step")))
                .containsExactly(
                        "longroll: step 1 of 2, compiling ...",
                        "longroll: step 1 of 2, compiling: fetched 2 files, 2 MB.",
                        "longroll: step 2 of 2, putting the server together ...",
                        "longroll: step 2 of 2, putting the server together: fetched 2 files, 2 MB.");
    }

    @Test
    void a_page_that_cannot_be_built_shows_what_npm_said() throws Exception {
        Path jdk = jdk(21, LEARNS);
        program(jdk.resolve("bin/java"), "#!/bin/sh\necho no such page\nexit 1\n");
        Ran ran = run(Map.of());
        assertThat(ran.exitCode()).isEqualTo(1);
        assertThat(ran.output()).contains("no such page", "longroll: the page could not be built");
    }

    @Test
    void a_build_that_fails_shows_what_maven_said() throws Exception {
        jdk(21, LEARNS);
        program(tools.resolve("mvn"), "#!/bin/sh\necho no such thing as Foo\nexit 1\n");
        Ran ran = run(Map.of());
        assertThat(ran.exitCode()).isEqualTo(1);
        assertThat(ran.output()).contains("no such thing as Foo").contains("longroll: the build failed");
    }

    @Test
    void called_through_a_link_from_elsewhere_it_keeps_the_data_beside_itself() throws Exception {
        jdk(21, LEARNS);
        Path link = Files.createSymbolicLink(place.resolve("a link"), checkout.resolve("longroll"));
        assertThat(run(link, Map.of(), "backup", "my file").output())
                .contains("java 21 -jar " + jar + " backup my file")
                .contains("home " + checkout.resolve("data"));
        assertThat(run(link, Map.of("LONGROLL_HOME", "/srv/journal")).output()).contains("home /srv/journal");
    }

    @Test
    void a_server_starts_at_once_and_is_asked_to_train_until_there_is_a_cache() throws Exception {
        Path jdk = jdk(25, LEARNS);
        String asked = run(Map.of()).output();
        assertThat(asked).contains("java 25 -Dlongroll.aot.train=" + checkout.resolve("target/aot"));
        assertThat(builds()).containsExactly("built with " + jdk);

        Path cache = Path.of(asked.replaceFirst("(?s).*-Dlongroll.aot.train=(.*?\\.aot).*", "$1"));
        Files.createDirectories(cache.getParent());
        Files.writeString(cache, "cache");
        assertThat(run(Map.of()).output()).contains("java 25 -XX:AOTCache=" + cache);
    }

    @Test
    void a_bench_is_compiled_and_trained_for_once_after_a_build() throws Exception {
        Path jdk = jdk(25, LEARNS);
        assertThat(run(Map.of(), "bench").output()).contains("-XX:AOTCache=" + checkout.resolve("target/aot"));
        assertThat(run(Map.of(), "bench").output()).contains("-XX:AOTCache=" + checkout.resolve("target/aot"));
        assertThat(builds()).containsExactly("built with " + jdk, "trained", "compiled");
    }

    @Test
    void other_commands_do_not_wait_for_the_training() throws Exception {
        jdk(25, LEARNS);
        assertThat(run(Map.of(), "--help").output()).doesNotContain("AOT");
        assertThat(builds()).hasSize(1);
    }

    @Test
    void a_file_is_verified_with_the_quick_compiler_and_the_server_is_not() throws Exception {
        jdk(21, LEARNS);
        assertThat(run(Map.of(), "verify", "my battle").output())
                .contains("java 21 -XX:TieredStopAtLevel=1 -jar " + jar + " verify my battle");
        assertThat(run(Map.of(), "verify").output()).contains("java 21 -jar " + jar + " verify");
    }

    @Test
    void a_training_that_fails_stops_nothing_and_is_not_repeated() throws Exception {
        Path jdk = jdk(25, DOES_NOT_LEARN);
        for (int start = 0; start < 2; start++) {
            Ran ran = run(Map.of(), "bench");
            assertThat(ran.exitCode()).isZero();
            assertThat(ran.output()).contains("java 25 -cp " + jar + ":" + checkout.resolve("target/bench"));
        }
        assertThat(run(Map.of()).output()).contains("java 25 -jar " + jar);
        assertThat(builds()).containsExactly("built with " + jdk, "failed", "compiled");
    }

    @Test
    void traces_bring_their_agent_and_without_them_there_is_none() throws Exception {
        jdk(21, LEARNS);
        assertThat(run(Map.of()).output()).doesNotContain("javaagent");
        Path agent = Files.createDirectories(checkout.resolve("target/traces")).resolve("opentelemetry-javaagent.jar");
        Files.writeString(agent, "agent");
        assertThat(run(Map.of("LONGROLL_TRACES", "http://collector:4318")).output())
                .contains("java 21 -javaagent:" + agent + " -jar " + jar);
    }

    private List<String> builds() throws IOException {
        return Files.readAllLines(place.resolve("builds"));
    }

    private Path jdk(int major, String onTraining) throws IOException {
        Path home = jdks.resolve("jdk-" + major);
        Files.createDirectories(home.resolve("bin"));
        program(home.resolve("bin/java"), JAVA.formatted(onTraining, major));
        program(home.resolve("bin/javac"), JAVAC);
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + major + ".0.1\"\n");
        return home;
    }

    private static void program(Path file, String text) throws IOException {
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private Ran run(Map<String, String> environment, String... arguments) throws Exception {
        return run(checkout.resolve("longroll"), environment, arguments);
    }

    private Ran run(Path script, Map<String, String> environment, String... arguments) throws Exception {
        var builder = new ProcessBuilder(script.toString()).redirectErrorStream(true);
        builder.command().addAll(List.of(arguments));
        builder.directory(place.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", tools + ":" + withoutJava());
        builder.environment().put("HOME", place.toString());
        builder.environment().put("CHECKOUT", checkout.toString());
        builder.environment().put("BUILDS", place.resolve("builds").toString());
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(180, TimeUnit.SECONDS)).isTrue();
        return new Ran(process.exitValue(), output);
    }

    /** The ordinary tools, linked one by one, because a JDK and a Maven may live beside them. */
    private Path withoutJava() throws IOException {
        Path ordinary = Files.createDirectories(place.resolve("ordinary"));
        for (String tool : List.of(
                "bash",
                "basename",
                "cat",
                "cksum",
                "dirname",
                "env",
                "find",
                "grep",
                "head",
                "mkdir",
                "mktemp",
                "readlink",
                "rm",
                "sed",
                "sleep",
                "touch",
                "tr",
                "uname")) {
            Path link = ordinary.resolve(tool);
            if (!Files.exists(link)) {
                Files.createSymbolicLink(link, installed(tool));
            }
        }
        return ordinary;
    }

    private static Path installed(String tool) {
        return List.of("/usr/bin", "/bin", "/usr/local/bin").stream()
                .map(folder -> Path.of(folder, tool))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }
}
