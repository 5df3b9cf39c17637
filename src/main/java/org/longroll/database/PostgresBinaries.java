package org.longroll.database;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** The PostgreSQL programs of one home, unpacked from the archive on the classpath when first needed. */
record PostgresBinaries(Path root) {
    private static final String UNPACKED = "postgresql-";

    static PostgresBinaries unpackedIn(Path runtime) throws IOException {
        String archive = archiveFor(System.getProperty("os.name"), System.getProperty("os.arch"));
        URL resource = PostgresBinaries.class.getClassLoader().getResource(archive);
        if (resource == null) {
            throw new DatabaseException("This build of Longroll brings no PostgreSQL for "
                    + System.getProperty("os.name") + " on " + System.getProperty("os.arch") + " (" + archive
                    + "): build it on such a system, or set QUARKUS_DATASOURCE_JDBC_URL to a PostgreSQL of"
                    + " your own.");
        }
        Path root = runtime.resolve(UNPACKED + fingerprint(resource));
        if (!Files.isDirectory(root)) {
            OwnerOnly.directory(runtime);
            unpack(resource, root);
        }
        return new PostgresBinaries(root);
    }

    /** The path of one program: {@code initdb}, {@code pg_ctl} or {@code postgres}. */
    Path program(String name) {
        return root.resolve("bin").resolve(isWindows() ? name + ".exe" : name);
    }

    /** The major version, as the {@code PG_VERSION} file of a data directory says it. */
    String majorVersion() throws IOException {
        try (Stream<Path> files = Files.walk(root.resolve("share"), 2)) {
            Path catalogue = files.filter(file -> file.endsWith("postgres.bki"))
                    .findFirst()
                    .orElseThrow(() -> new IOException("no postgres.bki in " + root));
            try (Stream<String> lines = Files.lines(catalogue)) {
                return lines.findFirst().orElse("").replace("# PostgreSQL ", "");
            }
        }
    }

    /** Deletes the programs of earlier versions; none of them may be running. */
    void removeOlder() throws IOException {
        List<Path> older;
        try (Stream<Path> siblings = Files.list(root.getParent())) {
            older = siblings.filter(path ->
                            !path.equals(root) && path.getFileName().toString().startsWith(UNPACKED))
                    .toList();
        }
        for (Path programs : older) {
            deleteTree(programs);
        }
    }

    /** The archive's name. The one for macOS serves both architectures, and Windows on ARM runs programs for x86. */
    static String archiveFor(String osName, String osArch) {
        String os = osName.toLowerCase(Locale.ROOT);
        String system = os.startsWith("mac") ? "darwin" : os.startsWith("windows") ? "windows" : "linux";
        boolean arm = osArch.equals("aarch64") && system.equals("linux");
        return "postgres-" + system + "-" + (arm ? "arm_64" : "x86_64") + ".txz";
    }

    static boolean isWindows() {
        return System.getProperty("os.name").startsWith("Windows");
    }

    /** Identifies an archive without reading its fifteen megabytes at every start. */
    private static String fingerprint(URL resource) throws IOException {
        URLConnection connection = resource.openConnection();
        connection.setUseCaches(false);
        if (connection instanceof JarURLConnection jar) {
            try (var opened = jar.getJarFile()) {
                return "%08x".formatted(opened.getEntry(jar.getEntryName()).getCrc());
            }
        }
        var checksum = new CRC32();
        try (InputStream content = connection.getInputStream()) {
            checksum.update(content.readAllBytes());
        }
        return "%08x".formatted(checksum.getValue());
    }

    /** Unpacks to a temporary folder and renames it, so that a folder of the final name is always complete. */
    private static void unpack(URL resource, Path root) throws IOException {
        Path draft = Files.createTempDirectory(root.getParent(), "unpacking-");
        try (InputStream archive = new BufferedInputStream(resource.openStream());
                var tar = new TarArchiveInputStream(new XZInputStream(archive))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                if (!isForLinkingOnly(entry.getName())) {
                    unpack(entry, tar, draft);
                }
            }
            if (!Files.isDirectory(root)) {
                Files.move(draft, root);
            }
        } finally {
            deleteTree(draft);
        }
    }

    private static void unpack(TarArchiveEntry entry, InputStream content, Path draft) throws IOException {
        Path target = draft.resolve(entry.getName()).normalize();
        if (!target.startsWith(draft)) {
            throw new IOException("archive entry outside of its folder: " + entry.getName());
        }
        if (entry.isDirectory()) {
            Files.createDirectories(target);
            return;
        }
        Files.createDirectories(target.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
        } else if (entry.isLink()) {
            Files.createLink(target, draft.resolve(entry.getLinkName()));
        } else {
            Files.copy(content, target);
            if ((entry.getMode() & 0100) != 0 && !target.toFile().setExecutable(true)) {
                throw new IOException("cannot make " + target + " executable");
            }
        }
    }

    private static boolean isForLinkingOnly(String name) {
        return name.endsWith(".a") || name.endsWith(".lib");
    }

    static void deleteTree(Path tree) throws IOException {
        if (Files.exists(tree)) {
            try (Stream<Path> paths = Files.walk(tree)) {
                for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
