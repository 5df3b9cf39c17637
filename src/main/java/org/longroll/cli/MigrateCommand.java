package org.longroll.cli;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.DatabaseException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Migrates a PostgreSQL of the operator as a separate step, so that nodes need no password of the owner. */
@Command(
        name = "migrate",
        description =
                "Brings the tables of a PostgreSQL of your own to this version, as QUARKUS_FLYWAY_USERNAME, and ends.",
        footer =
                "%nNodes that start with QUARKUS_FLYWAY_MIGRATE_AT_START=false and QUARKUS_FLYWAY_VALIDATE_AT_START=true"
                        + " need no password of the owner.",
        mixinStandardHelpOptions = true)
final class MigrateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        try {
            var done = Flyway.configure()
                    .dataSource(
                            required("quarkus.datasource.jdbc.url"),
                            required("quarkus.flyway.username"),
                            required("quarkus.flyway.password"))
                    .placeholders(Map.of(
                            "app_role",
                            DatabaseSettings.setting("quarkus.flyway.placeholders.app_role")
                                    .orElse(DatabaseAccess.APPLICATION)))
                    .load()
                    .migrate();
            var out = spec.commandLine().getOut();
            out.printf(
                    "%d migrations; the tables are at version %s%n",
                    done.migrationsExecuted, version(done.targetSchemaVersion, done.initialSchemaVersion));
            out.flush();
            return ExitCode.OK;
        } catch (FlywayException e) {
            throw new DatabaseException("The tables could not be migrated: " + e.getMessage(), e);
        }
    }

    private static String version(@Nullable String reached, @Nullable String before) {
        return reached == null ? String.valueOf(before) : reached;
    }

    private static String required(String setting) {
        return DatabaseSettings.setting(setting)
                .orElseThrow(
                        () -> new DatabaseException(
                                "Set "
                                        + setting.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_")
                                        + ": migrate is for a PostgreSQL of your own. The one that comes with Longroll is migrated when the server starts."));
    }
}
