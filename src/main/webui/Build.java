import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Builds the table-side app with node: {@code java Build.java <webui> <target> <skip the tests?>}. Maven runs it as a source file, because
 * a JDK is there in every build and node may not be. Without node the server is built all the same and says at {@code /} how
 * to get the app; with {@code CI=true} that is a failure. Nothing is done if no file has changed since the last time.
 */
final class Build {

    private static final int[] NODE_MIN = {20, 19};
    private static final Pattern VERSION = Pattern.compile("v(\\d+)\\.(\\d+)\\..*");
    private static final boolean WINDOWS =
            System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");

    private final Path webui;
    private final Path built;
    private final boolean tested;

    private Build(Path webui, Path target, boolean tested) {
        this.webui = webui;
        this.built = target.resolve("webui");
        this.tested = tested;
    }

    public static void main(String[] given) throws IOException, InterruptedException {
        new Build(Path.of(given[0]), Path.of(given[1]), !Boolean.parseBoolean(given[2])).run();
    }

    private void run() throws IOException, InterruptedException {
        var node = nodeVersion();
        if (!newEnough(node)) {
            withoutNode(node);
            return;
        }
        install();
        var sources = hash(sources());
        var stamp = built.resolve(tested ? "tested" : "built");
        if (!changed(stamp, sources) && Files.exists(built.resolve("META-INF/resources/index.html"))) {
            return;
        }
        if (tested) {
            npm("run", "--silent", "api");
            together("check", "test");
        } else {
            npm("run", "--silent", "forms");
        }
        npm("run", "--silent", "build", "--", "--logLevel", "warn");
        npm("run", "--silent", "verifier", "--", "--logLevel", "warn");
        list(built.resolveSibling("bom-webui.json"));
        keep(built.resolve("built"), sources);
        if (tested) {
            keep(built.resolve("tested"), sources);
        }
    }

    /** Fetches the libraries; those of the checks, which are half of all, only where they run. */
    private void install() throws IOException, InterruptedException {
        var lock = hash(List.of(webui.resolve("package-lock.json")));
        var all = webui.resolve("node_modules/.longroll");
        var withoutChecks = webui.resolve("node_modules/.longroll-without-checks");
        if (!changed(all, lock) || !tested && !changed(withoutChecks, lock)) {
            return;
        }
        if (tested) {
            npm("ci", "--no-audit", "--no-fund");
        } else {
            npm("ci", "--no-audit", "--no-fund", "--omit=dev");
        }
        keep(tested ? all : withoutChecks, lock);
    }

    private void withoutNode(String found) throws IOException {
        var message = "The table-side app is not built: it needs node %d.%d or newer with npm on the PATH, and found %s. Install it (Debian: apt install nodejs npm; macOS: brew install node; any: nodejs.org) and build again."
                .formatted(NODE_MIN[0], NODE_MIN[1], found.isEmpty() ? "none" : found);
        if ("true".equals(System.getenv("CI"))) {
            System.err.println(message);
            System.exit(1);
        }
        System.err.println("longroll: " + message);
        Files.createDirectories(built);
    }

    private static boolean newEnough(String version) {
        var match = VERSION.matcher(version);
        if (!match.matches()) {
            return false;
        }
        int major = Integer.parseInt(match.group(1));
        return major > NODE_MIN[0] || major == NODE_MIN[0] && Integer.parseInt(match.group(2)) >= NODE_MIN[1];
    }

    private static String nodeVersion() throws InterruptedException {
        try {
            var process = new ProcessBuilder("node", "--version").start();
            var said = new String(process.getInputStream().readAllBytes()).strip();
            return process.waitFor() == 0 ? said : "";
        } catch (IOException e) {
            return "";
        }
    }

    /** Scripts that do not wait for one another. */
    private void together(String... scripts) throws IOException, InterruptedException {
        var running = new ArrayList<Process>();
        for (var script : scripts) {
            running.add(start(Redirect.INHERIT, "run", "--silent", script));
        }
        for (int at = 0; at < scripts.length; at++) {
            requireDone(running.get(at), "run " + scripts[at]);
        }
    }

    private void npm(String... arguments) throws IOException, InterruptedException {
        npm(Redirect.INHERIT, arguments);
    }

    private void npm(Redirect output, String... arguments) throws IOException, InterruptedException {
        requireDone(start(output, arguments), String.join(" ", arguments));
    }

    private Process start(Redirect output, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(WINDOWS ? "npm.cmd" : "npm"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(webui.toFile())
                .inheritIO()
                .redirectOutput(output)
                .start();
    }

    private void requireDone(Process npm, String what) throws InterruptedException {
        int code = npm.waitFor();
        if (code != 0) {
            System.err.println("longroll: npm " + what + " failed in " + webui + ".");
            System.exit(code);
        }
    }

    /** Everything that the page is made of and made with, with its licences, as the list of the server's libraries is. */
    private void list(Path bom) throws IOException, InterruptedException {
        npm(Redirect.to(bom.toFile()), "sbom", "--package-lock-only", "--sbom-format", "cyclonedx");
    }

    /** Everything that the built page depends on. */
    private List<Path> sources() throws IOException {
        try (Stream<Path> all = Files.walk(webui)) {
            var own = all.filter(Files::isRegularFile)
                    .filter(file -> !webui.relativize(file).startsWith("node_modules"))
                    .filter(file -> !file.endsWith("api/types.ts") && !file.endsWith("api/forms.json"));
            return Stream.concat(own, Stream.of(webui.resolve("../../../docs/api/openapi.json").normalize()))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        }
    }

    private static String hash(List<Path> files) throws IOException {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var file : files) {
                digest.update(file.getFileName().toString().getBytes());
                digest.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    private static boolean changed(Path stamp, String hash) throws IOException {
        return !Files.exists(stamp) || !Files.readString(stamp).equals(hash);
    }

    private static void keep(Path stamp, String hash) throws IOException {
        Files.createDirectories(stamp.getParent());
        Files.writeString(stamp, hash);
    }
}
