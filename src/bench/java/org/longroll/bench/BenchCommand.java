package org.longroll.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "longroll bench",
        description = "Measures the speed of the journal, on its own PostgreSQL in a temporary folder.",
        footer = "%nPrints one table: medians of interleaved rounds, Longroll's share of the others' figures first.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Option(names = "--rounds", paramLabel = "N", description = "Rounds that count (default: ${DEFAULT-VALUE}).")
    private int rounds = 7;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long each way is measured in each round (default: ${DEFAULT-VALUE}).")
    private double seconds = 1;

    @Option(
            names = "--only",
            paramLabel = "PATTERN",
            description = "Only works whose name matches this regular expression: “^append|^load”.")
    private Pattern only = Pattern.compile("");

    @Option(
            names = "--peers",
            paramLabel = "JAR",
            arity = "0..1",
            fallbackValue = "deploy/bench/peers/target/peers.jar",
            description = "Axon and Pekko beside it, from the jar that mvn -f deploy/bench/peers package builds.")
    private @Nullable Path peers;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new BenchCommand()).setExecutionExceptionHandler((fault, line, parsed) -> {
            line.getErr().println("longroll: " + fault.getMessage());
            return 1;
        });
    }

    @Override
    public Integer call() throws Exception {
        if (peers != null && !Files.exists(peers)) {
            throw new DatabaseException(
                    "There is no %s: mvn -f deploy/bench/peers package builds it.".formatted(peers));
        }
        try (var ground = Ground.lay()) {
            var others = peers == null ? Peers.NONE : Peers.start(ground, peers);
            var works = new ArrayList<Work>(new LedgerWorks(ground, others).works());
            works.addAll(new ServerWorks(ground).works());
            works.addAll(new StartWorks(ground).works());
            works.addAll(new RebuildWorks(ground).works());
            var chosen = works.stream()
                    .filter(work -> only.matcher(work.name()).find())
                    .toList();
            say(new Bench(rounds, Duration.ofMillis((long) (seconds * 1_000)), this::tell).measure(chosen));
        }
        return 0;
    }

    private void say(List<Bench.Outcome> outcomes) {
        var out = spec.commandLine().getOut();
        out.println(Table.of(outcomes));
        out.flush();
    }

    private void tell(String progress) {
        var err = spec.commandLine().getErr();
        err.println("longroll bench: " + progress);
        err.flush();
    }
}
