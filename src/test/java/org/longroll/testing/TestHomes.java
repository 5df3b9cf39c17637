package org.longroll.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Homes for tests, in the temporary folder, which share their unpacked PostgreSQL programs in {@code target}. */
public final class TestHomes {
    private static final Path SHARED_RUNTIME = Path.of("target", "test-runtime").toAbsolutePath();

    private TestHomes() {}

    /** A new empty home, but for the link to the programs. */
    public static Path create() throws IOException {
        Path home = Files.createTempDirectory("longroll-test-");
        Files.createDirectories(SHARED_RUNTIME);
        Files.createSymbolicLink(home.resolve("runtime"), SHARED_RUNTIME);
        return home;
    }

    /** Takes a home away with all that is in it, and leaves the programs. */
    public static void delete(Path home) {
        try (Stream<Path> paths = Files.walk(home)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
