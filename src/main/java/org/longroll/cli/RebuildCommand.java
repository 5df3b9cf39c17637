package org.longroll.cli;

import java.io.PrintWriter;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseException;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.projection.Projection;
import org.longroll.projection.postgres.Projections;
import org.longroll.projection.postgres.Rebuild;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Makes read models again from the ledger, beside the live ones. */
@Command(
        name = "rebuild",
        description = "Makes the read models again from the ledger, whether the server is running or not.",
        footer = "%nReaders see the old rows until the new ones are complete. A rebuild that was cut short goes on"
                + " where it was when it is run again.",
        mixinStandardHelpOptions = true)
final class RebuildCommand implements Callable<Integer> {
    @ParentCommand
    private Longroll longroll = new Longroll();

    @Option(names = "--projection", paramLabel = "NAME", description = "Only this one: timeline or dice.")
    private @Nullable String only;

    @Option(
            names = "--verify",
            description = "Builds, compares row for row with what is live, and changes nothing; exits with 1 if they"
                    + " differ.")
    private boolean verify;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var chosen = chosen();
        return DatabaseSettings.useAsApplication(longroll.home(), database -> {
            try (var ledger = new PostgresLedger(database, InstantSource.system())) {
                var equal = true;
                for (var projection : chosen) {
                    equal &= rebuilt(database, ledger, projection);
                }
                return equal ? ExitCode.OK : ExitCode.SOFTWARE;
            }
        });
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

    private boolean rebuilt(DataSource database, Ledger ledger, Projection projection) {
        PrintWriter out = spec.commandLine().getOut();
        var bar = new ProgressBar(projection.name(), out, System.console() != null, System::nanoTime);
        var rebuild = new Rebuild(database, ledger, projection, bar::reached);
        try {
            if (verify) {
                return told(projection, rebuild.verify(), bar, out);
            }
            var position = rebuild.run();
            bar.end();
            out.printf("%s: rebuilt and live, at position %,d.%n", projection.name(), position);
            return true;
        } catch (SQLException e) {
            throw new DatabaseException(
                    "The %s could not be rebuilt: %s".formatted(projection.name(), e.getMessage()), e);
        } finally {
            out.flush();
        }
    }

    private static boolean told(
            Projection projection, Rebuild.Comparison comparison, ProgressBar bar, PrintWriter out) {
        bar.end();
        if (comparison.equal()) {
            out.printf("%s: the same as a rebuild, %,d rows.%n", projection.name(), comparison.rows());
            return true;
        }
        out.printf("%s: not the same as a rebuild.%n", projection.name());
        comparison.onlyLive().forEach(row -> out.printf("  only live:    %s%n", row));
        comparison.onlyRebuilt().forEach(row -> out.printf("  only rebuilt: %s%n", row));
        return false;
    }
}
