package org.longroll.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Jazzer on every parser of bytes from outside, each in a process of its own, from the corpus in {@code
 * src/fuzz/corpus}: with {@code -Pfuzz} seven minutes and a half each, or as long as {@code fuzz.seconds} says. A crash
 * leaves its input in {@code target/fuzz}; it goes into the corpus with the fix.
 */
class FuzzIT {

    private static final int SECONDS = Integer.getInteger("fuzz.seconds", 5);
    private static final int PATIENCE_SECONDS = 120;
    private static final Path CORPUS = Path.of("src/fuzz/corpus");

    @TempDir
    private Path found = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.longroll.web.battles.BodiesFuzz",
                "org.longroll.fuzz.SealedFileFuzz",
                "org.longroll.database.BackupFuzz",
                "org.longroll.fuzz.YamlFuzz",
                "org.longroll.fuzz.CsvFuzz",
                "org.longroll.fuzz.PhotosFuzz",
                "org.longroll.web.seats.KeysFuzz",
                "org.longroll.web.battles.StreamIdsFuzz"
            })
    void whatever_is_sent_is_read_or_refused(String target) throws IOException, InterruptedException {
        var crashes = Files.createDirectories(Path.of("target/fuzz", target));
        var log = crashes.resolve("log.txt");
        var fuzzer = new ProcessBuilder(command(target, crashes))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = fuzzer.waitFor(SECONDS + PATIENCE_SECONDS, TimeUnit.SECONDS);
        fuzzer.destroyForcibly();
        var said = Files.readString(log, StandardCharsets.ISO_8859_1);
        assertThat(ended).as(said).isTrue();
        assertThat(fuzzer.exitValue()).as(said).isZero();
        assertThat(said).contains("Instrumented " + target).containsPattern("Done [0-9]+ runs");
    }

    /** Surefire starts a JVM with a jar that only refers to the class path, and Jazzer looks for the classes themselves. */
    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private List<String> command(String target, Path crashes) {
        return Stream.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-Djava.awt.headless=true",
                        "-cp",
                        classPath(),
                        "com.code_intelligence.jazzer.Jazzer",
                        "--target_class=" + target,
                        "--instrumentation_includes=org.longroll.**",
                        "--reproducer_path=" + crashes,
                        "-artifact_prefix=" + crashes + "/",
                        "-max_total_time=" + SECONDS,
                        "-timeout=20",
                        "-rss_limit_mb=0",
                        "-max_len=20000",
                        found.toString(),
                        CORPUS.resolve(target.substring(target.lastIndexOf('.') + 1))
                                .toString())
                .toList();
    }
}
