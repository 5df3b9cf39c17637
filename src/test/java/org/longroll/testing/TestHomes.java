package org.longroll.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;
import org.longroll.database.EmbeddedDatabase;

/**
 * Homes for tests, in the temporary folder. Those of one JVM share their unpacked PostgreSQL programs in {@code target}.
 */
public final class TestHomes {
    private static final Path SHARED_RUNTIME = Path.of(
                    "target", "test-runtime-" + System.getProperty("longroll.fork", "0"))
            .toAbsolutePath();

    private TestHomes() {}

    /** For {@code @TempDir}: {@linkplain #create an empty home}. */
    public static final class Empty implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
            return create();
        }
    }

    /** For {@code @TempDir}: {@linkplain #createStarted a home that was started once}. */
    public static final class Started implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
            return createStarted();
        }
    }

    /** A new empty home, but for the link to the programs. */
    public static Path create() throws IOException {
        Path home = Files.createTempDirectory("longroll-test-");
        Files.createDirectories(SHARED_RUNTIME);
        Files.createSymbolicLink(home.resolve("runtime"), SHARED_RUNTIME);
        return home;
    }

    /** A new home in which a first start has been made already, which saves most of the time of one. */
    public static Path createStarted() throws IOException {
        Path home = create();
        for (String part : new String[] {"postgresql", "secrets"}) {
            copy(Template.HOME.resolve(part), home.resolve(part));
        }
        return home;
    }

    /** Copies a folder with all that is in it. */
    public static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.toList()) {
                Files.copy(path, to.resolve(from.relativize(path).toString()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
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

    /** Made by the first test that wants it. */
    private static final class Template {
        static final Path HOME = make();

        private static Path make() {
            try {
                Path home = create();
                EmbeddedDatabase.start(home).close();
                Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(home), "template-home"));
                return home;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
