package org.longroll.cli;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseException;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.projection.Projection;
import org.longroll.projection.postgres.Projections;
import org.longroll.projection.postgres.Rebuild;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** Builds read models again from the ledger, beside the live ones. */
@Command(
        name = "rebuild",
        description = "Rebuilds the read models from the ledger, whether the server is running or not.",
        footer = "%nReaders see the old rows until the new ones are complete. A rebuild that was cut short goes on"
                + " where it was when it is run again.",
        mixinStandardHelpOptions = true)
final class RebuildCommand extends HomeCommand {
    @Option(names = "--projection", paramLabel = "NAME", description = "Only this one: timeline or dice.")
    private @Nullable String only;

    @Option(
            names = "--verify",
            description = "Builds, compares row for row with what is live, and changes nothing; exits with 1 if they"
                    + " differ.")
    private boolean verify;

    @Override
    public Integer call() {
        var chosen = chosen();
        return DatabaseSettings.useAsApplication(home(), database -> {
            try (var ledger = new PostgresLedger(database, InstantSource.system())) {
                var bar = new ProgressBar("rebuild", out(), System.console() != null, System::nanoTime);
                var slowest = new SlowestOf(chosen.size(), bar::reached);
                var ended = atOnce(chosen.stream()
                        .map(projection -> (Callable<Ending>)
                                () -> ending(projection, new Rebuild(database, ledger, projection, slowest.next())))
                        .toList());
                bar.end();
                return told(ended) ? ExitCode.OK : ExitCode.SOFTWARE;
            }
        });
    }

    /** The result for one projection, and whether it is as expected. */
    private record Ending(boolean good, List<String> lines) {}

    /** All side by side: while the database writes the rows of one, those of another are computed. */
    private static List<Future<Ending>> atOnce(List<Callable<Ending>> works) {
        try (var hands = Executors.newFixedThreadPool(works.size())) {
            return hands.invokeAll(works);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DatabaseException("The rebuild was interrupted; it continues when it is run again.", e);
        }
    }

    /** Prints every result before it throws for one that failed. */
    private boolean told(List<Future<Ending>> ended) {
        var failed =
                ended.stream().filter(one -> one.state() == Future.State.FAILED).toList();
        var endings = ended.stream()
                .filter(one -> one.state() == Future.State.SUCCESS)
                .map(Future::resultNow)
                .toList();
        endings.stream().flatMap(ending -> ending.lines().stream()).forEach(out()::println);
        out().flush();
        if (!failed.isEmpty()) {
            throw failed.getFirst().exceptionNow() instanceof RuntimeException reason
                    ? reason
                    : new IllegalStateException(failed.getFirst().exceptionNow());
        }
        return endings.stream().allMatch(Ending::good);
    }

    private List<Projection> chosen() {
        var chosen = Projections.all().stream()
                .filter(projection -> only == null || projection.name().equals(only))
                .toList();
        if (chosen.isEmpty()) {
            var names = Projections.all().stream().map(Projection::name).collect(Collectors.joining(", "));
            throw new DatabaseException("There is no projection “%s”; there are: %s.".formatted(only, names));
        }
        return chosen;
    }

    private Ending ending(Projection projection, Rebuild rebuild) {
        var name = projection.name();
        try {
            return verify
                    ? compared(name, rebuild.verify())
                    : new Ending(
                            true, List.of("%s: rebuilt and live, at position %,d.".formatted(name, rebuild.run())));
        } catch (SQLException e) {
            throw new DatabaseException("The %s could not be rebuilt: %s".formatted(name, e.getMessage()), e);
        }
    }

    private static Ending compared(String name, Rebuild.Comparison comparison) {
        if (comparison.equal()) {
            return new Ending(true, List.of("%s: the same as a rebuild, %,d rows.".formatted(name, comparison.rows())));
        }
        var lines = new ArrayList<String>();
        lines.add("%s: not the same as a rebuild.".formatted(name));
        comparison.onlyLive().forEach(row -> lines.add("  only live:    " + row));
        comparison.onlyRebuilt().forEach(row -> lines.add("  only rebuilt: " + row));
        return new Ending(false, lines);
    }
}
