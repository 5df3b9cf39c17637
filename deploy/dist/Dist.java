import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes target/longroll-VERSION-SYSTEM.tar.gz, with a runtime of its own, for people without Maven and JDK. Run by
 * mvn -Pdist package, on the JDK that compiles: the archive is for the system that it was made on.
 */
final class Dist {

    /** Those of the platform, and what Quarkus, the driver, Kafka and the reports ask for by name; jcmd is for looking inside. */
    private static final String MODULES = String.join(
            ",",
            "java.se",
            "jdk.charsets",
            "jdk.crypto.ec",
            "jdk.jcmd",
            "jdk.jfr",
            "jdk.localedata",
            "jdk.management",
            "jdk.naming.dns",
            "jdk.net",
            "jdk.security.auth",
            "jdk.security.jgss",
            "jdk.unsupported",
            "jdk.xml.dom",
            "jdk.zipfs");

    private static final int JAVA_MIN = 21;
    private static final int AOT_JAVA_MIN = 25;
    private static final int TRAINING_MINUTES = 10;

    /** A line of ldd, with the file that was found. */
    private static final Pattern LINKED = Pattern.compile("=> (/\\S+) \\(0x");

    private static final Pattern SEALED = Pattern.compile("(?mi)^Sealed: true\\R");

    private static final Pattern OF_THE_C_LIBRARY = Pattern.compile("(ld-linux|libc|libm|libdl|libpthread|librt)[.-]");

    private static final List<String> LIBRARY_FOLDERS = List.of(
            "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib");

    /** A server has no screen and no loudspeaker. */
    private static final Set<String> WITH_A_SCREEN =
            Set.of("libawt_xawt.so", "libjawt.so", "libsplashscreen.so", "libjsound.so");

    /** The fonts beside this file and no others, so that a report looks the same everywhere. */
    private static final String FONTS = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <dir prefix="relative">.</dir>
              <cachedir>/tmp/longroll-fonts</cachedir>
            </fontconfig>
            """;

    private Dist() {}

    /** The folder of the project, that of what was built, the version, and Maven's own JDK. */
    public static void main(String[] arguments) throws Exception {
        if (Runtime.version().feature() < JAVA_MIN) {
            runOn(Path.of(arguments[3]), arguments);
            return;
        }
        var root = Path.of(arguments[0]);
        var target = Path.of(arguments[1]);
        var name = "longroll-" + arguments[2] + "-" + system();
        if (!Files.exists(target.resolve("webui/META-INF/resources/index.html"))) {
            throw new IllegalStateException("The page was not built, so there is no archive: it needs node and npm.");
        }
        var folder = target.resolve("dist").resolve(name);
        delete(folder);
        Files.createDirectories(folder);
        link(folder.resolve("runtime"));
        if (system().startsWith("linux")) {
            bringFonts(root.resolve("src/main/resources/report/fonts"), folder.resolve("runtime"));
            bringLibraries(folder.resolve("runtime"));
            bringRuntimeOfCpp(folder.resolve("lib"));
        }
        copy(target.resolve("quarkus-app"), folder.resolve("app"));
        copy(root.resolve("deploy/systemd"), folder.resolve("systemd"));
        copy(target.resolve("traces"), folder.resolve("traces"));
        for (var script : List.of("longroll", "longroll.cmd", "healthy")) {
            copy(root.resolve("deploy/dist").resolve(script), folder.resolve(script));
        }
        for (var file : List.of("deploy/dist/README.md", "CHANGELOG.md", "db/roles.sql", "target/bom.json")) {
            var path = root.resolve(file);
            if (Files.exists(path)) {
                copy(path, folder.resolve(path.getFileName().toString()));
            }
        }
        unseal(folder.resolve("app/lib"));
        forgetTimes(folder.resolve("app"));
        train(folder);
        pack(folder, target.resolve(name + ".tar.gz"));
    }

    /** Maven starts what is first on the PATH, unless a toolchain was chosen; its own JDK may be the newer one. */
    private static void runOn(Path jdk, String[] arguments) throws IOException, InterruptedException {
        var newer = ProcessHandle.current().info().command().map(Path::of).filter(java -> java.startsWith(jdk)).isEmpty();
        if (!newer) {
            throw new IllegalStateException("The archive needs JDK " + JAVA_MIN + " or newer: set JAVA_HOME to one.");
        }
        var command = new ArrayList<>(List.of(
                jdk.resolve("bin/java").toString(), Path.of(arguments[0], "deploy/dist/Dist.java").toString()));
        command.addAll(List.of(arguments));
        run(Path.of(arguments[0]), command.toArray(String[]::new));
    }

    private static String system() {
        var os = System.getProperty("os.name").toLowerCase(Locale.ROOT).split(" ")[0];
        return (os.startsWith("mac") ? "macos" : os) + "-" + System.getProperty("os.arch");
    }

    private static void link(Path runtime) {
        var jlink = ToolProvider.findFirst("jlink").orElseThrow(() -> new IllegalStateException("This JDK has no jlink."));
        var code = jlink.run(
                new PrintWriter(System.out, true),
                new PrintWriter(System.err, true),
                "--add-modules",
                MODULES,
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--generate-cds-archive",
                "--output",
                runtime.toString());
        if (code != 0) {
            throw new IllegalStateException("jlink ended with " + code);
        }
    }

    /** Some builds of the JDK are linked to libraries of their system (zlib, FreeType …), which other systems may lack. */
    private static void bringLibraries(Path runtime) throws IOException, InterruptedException {
        var linked = new ArrayList<>(List.of(runtime.resolve("bin/java")));
        listed(runtime.resolve("lib")).stream()
                .filter(file -> file.getFileName().toString().contains(".so"))
                .filter(file -> !WITH_A_SCREEN.contains(file.getFileName().toString()))
                .forEach(linked::add);
        for (var file : linked) {
            for (var library : librariesOf(file)) {
                var own = runtime.resolve("lib").resolve(library.getFileName().toString());
                if (!library.startsWith(runtime.toAbsolutePath())
                        && !OF_THE_C_LIBRARY.matcher(library.getFileName().toString()).lookingAt()
                        && !Files.exists(own)) {
                    Files.copy(library, own);
                }
            }
        }
    }

    /** Pictures on paper have text, and for text the JVM asks fontconfig, which a bare system has not. */
    private static void bringFonts(Path fonts, Path runtime) throws IOException {
        var own = runtime.resolve("lib/fonts");
        copy(fonts, own);
        Files.writeString(own.resolve("fonts.conf"), FONTS);
        bring("libfontconfig.so.1", runtime.resolve("lib"));
    }

    /** PostgreSQL's programs bring all else that they need. */
    private static void bringRuntimeOfCpp(Path lib) throws IOException {
        Files.createDirectories(lib);
        bring("libstdc++.so.6", lib);
        bring("libgcc_s.so.1", lib);
    }

    private static void bring(String library, Path lib) throws IOException {
        var found = LIBRARY_FOLDERS.stream()
                .map(folder -> Path.of(folder, library))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("This machine has no " + library + "."));
        Files.copy(found.toRealPath(), lib.resolve(library));
    }

    private static List<Path> librariesOf(Path file) throws IOException, InterruptedException {
        var process = new ProcessBuilder("ldd", file.toString()).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes());
        process.waitFor();
        return said.lines()
                .map(LINKED::matcher)
                .filter(Matcher::find)
                .map(line -> Path.of(line.group(1)))
                .toList();
    }

    /** A JVM with an AOT cache may refuse to start over a package that its jar calls sealed (seen with xz on JDK 25.0.3). */
    private static void unseal(Path jars) throws IOException {
        for (var jar : listed(jars)) {
            if (jar.toString().endsWith(".jar")) {
                try (var content = FileSystems.newFileSystem(jar)) {
                    var manifest = content.getPath("META-INF/MANIFEST.MF");
                    if (Files.exists(manifest) && SEALED.matcher(Files.readString(manifest)).find()) {
                        Files.writeString(manifest, SEALED.matcher(Files.readString(manifest)).replaceAll(""));
                    }
                }
            }
        }
    }

    /** As tools that make images set them: the AOT cache knows the jars by their size and the time of their last change. */
    private static void forgetTimes(Path folder) throws IOException {
        for (var path : listed(folder)) {
            Files.setLastModifiedTime(path, FileTime.from(Instant.ofEpochSecond(1)));
        }
    }

    /** With the runtime of the archive, which is the only one that can read the cache. */
    private static void train(Path folder) throws IOException, InterruptedException {
        if (Runtime.version().feature() < AOT_JAVA_MIN) {
            System.out.println("longroll: this JDK makes no AOT cache; the archive starts without one");
            return;
        }
        var windows = system().startsWith("windows");
        var cache = folder.resolve("app/longroll.aot");
        var training = new ProcessBuilder(
                        folder.resolve("runtime/bin").resolve(windows ? "java.exe" : "java").toString(),
                        "-jar",
                        folder.resolve("app/quarkus-run.jar").toString(),
                        "train",
                        cache.toString())
                .directory(folder.toFile())
                .inheritIO()
                .start();
        // On a machine that is busy the training may take too long; an archive without a cache is better than none.
        if (!training.waitFor(TRAINING_MINUTES, TimeUnit.MINUTES) || training.exitValue() != 0) {
            training.destroy();
            training.waitFor();
            for (var left : listed(cache.getParent())) {
                if (left.getFileName().toString().startsWith("longroll.aot")) {
                    Files.delete(left);
                }
            }
            System.out.println("longroll: THE TRAINING DID NOT SUCCEED, so the archive has no AOT cache: its server starts"
                    + " some seconds later, and is slow for its first minutes. Nothing else is missing.");
        }
    }

    private static void pack(Path folder, Path archive) throws IOException, InterruptedException {
        run(
                folder.getParent(),
                "tar",
                "-czf",
                archive.toString(),
                folder.getFileName().toString());
        System.out.printf("longroll: %s, %,d MB%n", archive, Files.size(archive) >> 20);
    }

    private static void run(Path in, String... command) throws IOException, InterruptedException {
        var code = new ProcessBuilder(command).directory(in.toFile()).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IllegalStateException(String.join(" ", command) + " ended with " + code);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        for (var path : listed(from)) {
            var copy = to.resolve(from.relativize(path).toString());
            if (Files.isDirectory(path)) {
                Files.createDirectories(copy);
            } else {
                Files.copy(path, path.equals(from) ? to : copy, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            var paths = new ArrayList<>(listed(folder));
            paths.sort(Comparator.reverseOrder());
            for (var path : paths) {
                Files.delete(path);
            }
        }
    }

    private static List<Path> listed(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
