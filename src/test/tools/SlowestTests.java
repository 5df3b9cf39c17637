import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists the slowest test classes of a build, every start of the application, and what was left to the long profile:
 * {@code java SlowestTests.java <project> <target> <start of the build> <is this the long profile?>}. Maven runs it at the end of {@code verify}; the
 * same text is kept as {@code target/slowest-tests.txt}.
 */
final class SlowestTests {
    private static final int SHOWN = 30;
    private static final Pattern LEFT = Pattern.compile("@OnlyLong\\(\\s*\"([^\"]+)\"\\)");
    private static final Pattern DECLARED = Pattern.compile("(?:class|void) (\\w+)");

    /** A line of {@code target/test-times}. */
    private record Timed(String kind, String name, long millis, long processorMillis) {
        static Timed read(String line) {
            var cells = line.split("\t");
            return new Timed(cells[0], cells[1], Long.parseLong(cells[2]), Long.parseLong(cells[3]));
        }
    }

    public static void main(String[] given) throws IOException {
        var target = Path.of(given[1]);
        var times = times(target.resolve("test-times"), Instant.parse(given[2]));
        if (times.isEmpty()) {
            return;
        }
        var text = new ArrayList<String>();
        classes(times, text);
        starts(times, text);
        text.add("%nThe search for tests, in which Quarkus builds the application for each test profile, took %s."
                .formatted(minutes(sum(ofKind("search", times)))));
        if (!Boolean.parseBoolean(given[3])) {
            left(Path.of(given[0]), text);
        }
        Files.write(target.resolve("slowest-tests.txt"), text);
        text.forEach(System.out::println);
    }

    private static List<Timed> times(Path folder, Instant since) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        var times = new ArrayList<Timed>();
        for (var file : filesOf(folder, ".tsv")) {
            if (!Files.getLastModifiedTime(file).toInstant().isBefore(since)) {
                Files.readAllLines(file).stream().map(Timed::read).forEach(times::add);
            }
        }
        return times;
    }

    private static void classes(List<Timed> times, List<String> text) {
        var classes = ofKind("class", times);
        text.add("%n%d test classes took %s; the %d slowest, with the processor time of their JVM:"
                .formatted(classes.size(), minutes(sum(classes)), Math.min(SHOWN, classes.size())));
        classes.stream()
                .sorted(Comparator.comparingLong(Timed::millis).reversed())
                .limit(SHOWN)
                .forEach(each -> text.add("%8.1f s %8.1f s  %s"
                        .formatted(each.millis / 1000.0, each.processorMillis / 1000.0, each.name)));
    }

    private static void starts(List<Timed> times, List<String> text) {
        var starts = ofKind("start", times);
        text.add("%nThe application was started %d times, which took %s:"
                .formatted(starts.size(), minutes(sum(starts))));
        starts.stream()
                .collect(Collectors.groupingBy(Timed::name))
                .values()
                .stream()
                .sorted(Comparator.comparingLong((List<Timed> each) -> sum(each)).reversed())
                .forEach(each -> text.add("%8.1f s %4d ×  %s"
                        .formatted(sum(each) / 1000.0, each.size(), each.get(0).name)));
    }

    /** Tests that only the long profile runs, each with its reason. */
    private static void left(Path project, List<String> text) throws IOException {
        text.add("%nLeft to mvn -Plong verify, which also raises the counts of properties and of simulated battles:"
                .formatted());
        for (var folder : List.of("src/test/java", "src/fuzz/java")) {
            for (var file : filesOf(project.resolve(folder), ".java")) {
                var source = Files.readString(file);
                LEFT.matcher(source).results().forEach(found -> text.add("  %s: %s".formatted(named(file, source, found), found.group(1))));
            }
        }
    }

    private static String named(Path file, String source, MatchResult found) {
        var test = file.getFileName().toString().replace(".java", "");
        var declared = DECLARED.matcher(source);
        return declared.find(found.end()) && !declared.group(1).equals(test) ? test + "." + declared.group(1) : test;
    }

    private static List<Path> filesOf(Path folder, String suffix) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
        }
    }

    private static List<Timed> ofKind(String kind, List<Timed> times) {
        return times.stream().filter(each -> each.kind.equals(kind)).toList();
    }

    private static long sum(List<Timed> times) {
        return times.stream().mapToLong(Timed::millis).sum();
    }

    private static String minutes(long millis) {
        return "%d min %d s".formatted(millis / 60_000, millis / 1000 % 60);
    }
}
