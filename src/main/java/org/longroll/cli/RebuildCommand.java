package org.longroll.cli;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
import org.longroll.codec.EventCodec;
import org.longroll.database.DatabaseException;
import org.longroll.ledger.Head;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.projection.postgres.ReadModels;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** Makes the read models again from the ledger, battle by battle. */
@Command(
        name = "rebuild",
        description = "Makes the read models again from the ledger, whether the server is running or not.",
        footer = "%nEach battle is done at once: readers see its old rows or its new ones. A rebuild that was cut short"
                + " is run again from the start; that does no harm.",
        mixinStandardHelpOptions = true)
final class RebuildCommand extends HomeCommand {

    private static final int SHOWN = 10;
    private static final int THREADS =
            Math.min(Runtime.getRuntime().availableProcessors(), DatabaseSettings.CONNECTIONS / 2);

    @Option(
            names = "--verify",
            description = "Compares every row with what a rebuild would make, and changes nothing; exits with 1 if"
                    + " they differ.")
    private boolean verify;

    @Override
    public Integer call() {
        return DatabaseSettings.useAsApplication(home(), database -> {
            requireTables(database);
            try (var ledger = new PostgresLedger(database, InstantSource.system());
                    var threads =
                            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
                var models = new ReadModels(database, ledger, EventCodec.standard());
                var heads = new LinkedHashMap<UUID, Long>();
                ledger.streams()
                        .forEach(battle -> heads.put(
                                battle, ledger.head(battle).map(Head::version).orElse(0L)));
                var differences = done(heads, models, threads);
                differences.stream().limit(SHOWN).forEach(out()::println);
                out().println(summary(heads.size(), differences.size()));
                out().flush();
                return differences.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
            }
        });
    }

    /** The server brings the tables up to date when it starts; this command has no right to. */
    private static void requireTables(DataSource database) {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var row = statement.executeQuery("select to_regclass('read_model') is not null")) {
            if (!row.next() || !row.getBoolean(1)) {
                throw new DatabaseException(
                        "This journal was last served by an older version: start the server once, then rebuild.");
            }
        } catch (SQLException e) {
            throw new DatabaseException("The tables cannot be read: " + e.getMessage(), e);
        }
    }

    private String summary(int battles, int differences) {
        if (!verify) {
            return "The read models of %,d battles are rebuilt.".formatted(battles);
        }
        return differences == 0
                ? "The read models of %,d battles are the same as a rebuild.".formatted(battles)
                : "The read models are not the same as a rebuild: %,d rows differ.".formatted(differences);
    }

    private List<String> done(Map<UUID, Long> heads, ReadModels models, ExecutorService threads) {
        var bar = new ProgressBar("rebuild", out(), System.console() != null, System::nanoTime);
        long all = heads.values().stream().mapToLong(Long::longValue).sum();
        var done = new AtomicLong();
        var works = heads.entrySet().stream()
                .map(battle -> (Callable<List<String>>) () -> {
                    var differences = done(battle.getKey(), models);
                    synchronized (bar) {
                        bar.reached(done.addAndGet(battle.getValue()), all);
                    }
                    return differences;
                })
                .toList();
        try {
            var differences = new ArrayList<String>();
            for (var work : threads.invokeAll(works)) {
                differences.addAll(work.get());
            }
            bar.end();
            return differences;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DatabaseException("The rebuild was interrupted; run it again.", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException reason ? reason : new IllegalStateException(e.getCause());
        }
    }

    private List<String> done(UUID battle, ReadModels models) {
        if (verify) {
            return models.differences(battle);
        }
        models.renew(battle);
        return List.of();
    }
}
