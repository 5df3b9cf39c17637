package org.longroll.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.testing.OnlyLong;

/**
 * Jazzer on every parser of bytes from outside, each in a process of its own and two at a time, from the corpus in
 * {@code src/fuzz/corpus}: 4,000 inputs each in the long profile, 400 seconds each with {@code -Pfuzz}, or as long as
 * {@code fuzz.seconds} says. A crash leaves its input in {@code target/fuzz}; it goes into the corpus with the fix.
 */
@OnlyLong("starts Jazzer ten times; FuzzCorpusTest reads the corpus in every build")
class FuzzIT {

    private static final int SECONDS = Integer.getInteger("fuzz.seconds", 0);

    /** Until a process has started and read its charts, on a machine that does much else. */
    private static final int PATIENCE_SECONDS = 600;

    private static final int SECONDS_OF_ONE_INPUT = 20;

    private static final int RUNS = 4000;

    private static final int AT_A_TIME = 2;

    /** What the parsers use, by the beginnings of the names of the jars, and our own classes. */
    private static final Pattern USED = Pattern.compile("[/\\\\]((test-)?classes"
            + "|(longroll-|jazzer|jackson-|snakeyaml|java-json-canonicalization|hibernate-validator|classmate|expressly"
            + "|jakarta\\.(validation|el|ws\\.rs|inject|annotation|enterprise\\.cdi)|microprofile-(openapi|config)-api"
            + "|quarkus-jackson|jboss-logging-|caffeine|jspecify|imageio-|common-(lang|io|image)-)[^/\\\\]*\\.jar)$");

    static final Path CORPUS = Path.of("src/fuzz/corpus");

    static final List<String> TARGETS = List.of(
            "org.longroll.web.battles.BodiesFuzz",
            "org.longroll.fuzz.SealedFileFuzz",
            "org.longroll.fuzz.NotesFuzz",
            "org.longroll.database.BackupFuzz",
            "org.longroll.fuzz.YamlFuzz",
            "org.longroll.fuzz.CsvFuzz",
            "org.longroll.fuzz.PhotosFuzz",
            "org.longroll.web.seats.KeysFuzz",
            "org.longroll.web.battles.StreamIdsFuzz",
            "org.longroll.web.battles.ArchiveFuzz");

    /** How one ended, and what it said. */
    private record Outcome(boolean inTime, int exit, String said) {}

    private static final ExecutorService WORK = Executors.newFixedThreadPool(AT_A_TIME);
    private static Map<String, Future<Outcome>> outcomes = Map.of();

    @TempDir
    private static Path found = Path.of("");

    @BeforeAll
    static void begin() {
        outcomes = TARGETS.stream()
                .collect(Collectors.toMap(Function.identity(), target -> WORK.submit(() -> fuzzed(target))));
    }

    @AfterAll
    static void end() {
        WORK.shutdownNow();
    }

    @ParameterizedTest
    @FieldSource("TARGETS")
    void whatever_is_sent_is_read_or_refused(String target) throws Exception {
        var outcome = outcomes.get(target).get();
        assertThat(outcome.inTime()).as(outcome.said()).isTrue();
        assertThat(outcome.exit()).as(outcome.said()).isZero();
        assertThat(outcome.said()).contains("Instrumented " + target).containsPattern("Done [0-9]+ runs");
    }

    private static Outcome fuzzed(String target) throws IOException, InterruptedException {
        var crashes = Files.createDirectories(Path.of("target/fuzz", target));
        var log = crashes.resolve("log.txt");
        var fuzzer = new ProcessBuilder(command(target, crashes))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            boolean inTime = fuzzer.waitFor(SECONDS + PATIENCE_SECONDS, TimeUnit.SECONDS);
            return new Outcome(
                    inTime, inTime ? fuzzer.exitValue() : -1, Files.readString(log, StandardCharsets.ISO_8859_1));
        } finally {
            fuzzer.destroyForcibly();
        }
    }

    /**
     * Surefire starts a JVM with a jar that only refers to the class path, and Jazzer looks for the classes themselves:
     * it reads every class of every jar several times before it begins. With the 400 jars of the server that takes longer
     * than the fuzzing, and with JUnit among them it starts that as well. A parser whose library is missing here fails.
     */
    private static String classPath() {
        var all = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(all.split(File.pathSeparator))
                .filter(entry -> USED.matcher(entry).find())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** An ordinary build tries the same inputs every time, so that it does not fail by chance; a long run tries others. */
    private static boolean isLong() {
        return SECONDS > 0;
    }

    private static List<String> command(String target, Path crashes) throws IOException {
        var name = target.substring(target.lastIndexOf('.') + 1);
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+EnableDynamicAgentLoading",
                "-Djava.awt.headless=true",
                "-cp",
                classPath(),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target,
                "--instrumentation_includes=org.longroll.**",
                "--custom_hook_includes=org.longroll.**",
                "--reproducer_path=" + crashes,
                "-artifact_prefix=" + crashes + "/",
                isLong() ? "-seed=0" : "-seed=1863",
                isLong() ? "-max_total_time=" + SECONDS : "-runs=" + RUNS,
                "-timeout=" + SECONDS_OF_ONE_INPUT,
                "-rss_limit_mb=0",
                "-max_len=20000",
                Files.createDirectory(found.resolve(name)).toString(),
                CORPUS.resolve(name).toString());
    }
}
