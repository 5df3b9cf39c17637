import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Fetches the files of a first build beside Maven, many at once: Maven asks for one small file after the other. It takes
 * the local repository and the address of the remote one from Maven's log, so that settings and mirrors hold. Each file is
 * put in place only if it has the hash of the list. What it does not bring, Maven fetches itself.
 *
 * <pre>
 * java Prefetch.java LIST LOG               # LIST has lines of a SHA-256 and a path; LOG is Maven's, as it is written
 * java Prefetch.java --list REPOSITORY      # prints the list of what lies in a local repository, small files first
 * </pre>
 */
final class Prefetch {

    private static final int AT_ONCE = 16;
    private static final int FAILURES_MAX = 20;
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final Duration LOG_PAUSE = Duration.ofMillis(100);
    private static final long KILOBYTE = 1000;
    private static final Pattern LOCAL = Pattern.compile("Using manager \\S+ with priority \\S+ for (.+)");
    private static final Pattern REMOTE = Pattern.compile("Downloading from \\S+: (\\S+)");

    private record Wanted(String sha256, String path) {}

    private final Path local;
    private final String remote;
    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NORMAL)
            .connectTimeout(TIMEOUT)
            .build();
    private final Set<Path> unfinished = ConcurrentHashMap.newKeySet();
    private final AtomicInteger failures = new AtomicInteger();

    private Prefetch(Path local, String remote) {
        this.local = local;
        this.remote = remote;
    }

    public static void main(String[] args) throws Exception {
        if (args[0].equals("--list")) {
            list(Path.of(args[1]));
            return;
        }
        var log = Path.of(args[1]);
        var local = Path.of(awaited(log, LOCAL));
        var missing = Files.readAllLines(Path.of(args[0])).stream()
                .map(line -> line.split(" +"))
                .map(line -> new Wanted(line[0], line[1]))
                .filter(file -> !Files.exists(local.resolve(file.path())))
                .toList();
        if (!missing.isEmpty()) {
            var first = awaited(log, REMOTE);
            var path = missing.stream().map(Wanted::path).filter(first::endsWith).findFirst();
            if (path.isPresent()) {
                new Prefetch(local, first.substring(0, first.length() - path.get().length())).fetch(missing);
            }
        }
    }

    private static void list(Path repository) throws IOException {
        try (Stream<Path> files = Files.walk(repository)) {
            files.map(repository::relativize)
                    .map(Path::toString)
                    .filter(path -> path.endsWith(".pom") || path.endsWith(".jar"))
                    .sorted(Comparator.comparing((String path) -> path.endsWith(".jar"))
                            .thenComparing(Comparator.naturalOrder()))
                    .map(path -> sha256(repository.resolve(path)) + " " + path)
                    .forEach(System.out::println);
        }
    }

    /** What Maven's log says first of this. The start script ends this program if Maven ends without saying it. */
    private static String awaited(Path log, Pattern pattern) throws Exception {
        while (true) {
            if (Files.exists(log)) {
                var found = pattern.matcher(Files.readString(log));
                if (found.find()) {
                    return found.group(1).strip();
                }
            }
            Thread.sleep(LOG_PAUSE);
        }
    }

    private void fetch(List<Wanted> files) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> unfinished.forEach(Prefetch::delete)));
        try (var workers = Executors.newFixedThreadPool(AT_ONCE)) {
            files.forEach(file -> workers.execute(() -> fetch(file)));
        }
    }

    private void fetch(Wanted file) {
        var target = local.resolve(file.path());
        if (failures.get() > FAILURES_MAX || Files.exists(target)) {
            return;
        }
        var part = target.resolveSibling(target.getFileName() + ".prefetch");
        unfinished.add(part);
        try {
            Files.createDirectories(target.getParent());
            var request = HttpRequest.newBuilder(URI.create(remote + file.path()))
                    .timeout(TIMEOUT)
                    .build();
            var answer = client.send(request, BodyHandlers.ofFile(part));
            if (answer.statusCode() == 200 && sha256(part).equals(file.sha256())) {
                long kilobytes = Math.ceilDiv(Files.size(part), KILOBYTE);
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
                System.out.printf("Downloaded from prefetch: %s (%d kB at once)%n", file.path(), kilobytes);
            } else {
                failures.incrementAndGet();
            }
        } catch (IOException e) {
            failures.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            delete(part);
            unfinished.remove(part);
        }
    }

    private static String sha256(Path file) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(file + " cannot be read", e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            System.err.println("prefetch: " + file + " cannot be deleted: " + e.getMessage());
        }
    }
}
