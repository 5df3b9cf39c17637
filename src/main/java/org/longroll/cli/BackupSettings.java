package org.longroll.cli;

import com.cronutils.model.CronType;
import com.cronutils.model.definition.CronDefinitionBuilder;
import com.cronutils.parser.CronParser;
import io.quarkus.runtime.configuration.DurationConverter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.longroll.database.BackupFolder;
import org.longroll.database.DatabaseException;

/**
 * The settings {@code LONGROLL_BACKUP_…}: whether this server backs itself up, when, and where to.
 *
 * @param schedule five fields of cron, or a duration such as {@code 6h}
 * @param keep so many backups, the newest ones
 * @param command run by the shell after each backup, with the file as its first argument
 */
record BackupSettings(BackupFolder folder, String schedule, int keep, Optional<String> command) {

    private static final String VARIABLE_PREFIX = "LONGROLL_BACKUP_";
    private static final Set<String> KNOWN = Set.of("FOLDER", "SCHEDULE", "KEEP", "COMMAND");
    private static final String EVERY_NIGHT = "0 4 * * *";
    private static final String A_FORTNIGHT = "14";
    private static final int KEEP_MAX = 10_000;

    /** As they are set; nothing if this server does not back itself up. A setting that cannot be right is refused. */
    static Optional<BackupSettings> read() {
        requireKnownNames();
        var folder = setting("folder");
        if (folder.isEmpty()) {
            for (var other : KNOWN) {
                if (setting(other.toLowerCase(Locale.ROOT)).isPresent()) {
                    throw new DatabaseException(VARIABLE_PREFIX + other + " is set, but no folder to back up into: set"
                            + " LONGROLL_BACKUP_FOLDER too.");
                }
            }
            return Optional.empty();
        }
        if (DatabaseSettings.nameAnExternalDatabase()) {
            throw new DatabaseException("LONGROLL_BACKUP_FOLDER is for the PostgreSQL that comes with Longroll, but"
                    + " QUARKUS_DATASOURCE_JDBC_URL names one of your own: use its own tools"
                    + " (docs/guides/external-postgresql.md).");
        }
        return Optional.of(new BackupSettings(
                folder(folder.get()),
                schedule(setting("schedule").orElse(EVERY_NIGHT)),
                keep(setting("keep").orElse(A_FORTNIGHT)),
                setting("command")));
    }

    /** The interval, if the schedule is one and not a line of cron. */
    Optional<Duration> interval() {
        return interval(schedule);
    }

    private static Optional<String> setting(String name) {
        return DatabaseSettings.setting("longroll.backup." + name);
    }

    private static void requireKnownNames() {
        for (var name : System.getenv().keySet()) {
            if (name.startsWith(VARIABLE_PREFIX) && !KNOWN.contains(name.substring(VARIABLE_PREFIX.length()))) {
                throw new DatabaseException("There is no setting " + name
                        + ": there are LONGROLL_BACKUP_FOLDER, _SCHEDULE, _KEEP and _COMMAND.");
            }
        }
    }

    private static BackupFolder folder(String name) {
        try {
            var folder = new BackupFolder(Path.of(name));
            folder.requireUsable();
            return folder;
        } catch (InvalidPathException e) {
            throw new DatabaseException("LONGROLL_BACKUP_FOLDER is no folder: " + e.getMessage(), e);
        }
    }

    private static String schedule(String text) {
        if (interval(text).isPresent()) {
            return text;
        }
        try {
            new CronParser(CronDefinitionBuilder.instanceDefinitionFor(CronType.UNIX))
                    .parse(text)
                    .validate();
            return text;
        } catch (IllegalArgumentException e) {
            throw new DatabaseException(
                    "LONGROLL_BACKUP_SCHEDULE must be five fields of cron, like 0 4 * * * for four o'clock every night, or"
                            + " a duration, like 6h; it is \"" + text + "\".",
                    e);
        }
    }

    private static Optional<Duration> interval(String text) {
        try {
            return Optional.of(DurationConverter.parseDuration(text)).filter(Duration::isPositive);
        } catch (IllegalArgumentException noDuration) {
            return Optional.empty();
        }
    }

    private static int keep(String text) {
        try {
            int keep = Integer.parseInt(text);
            if (keep >= 1 && keep <= KEEP_MAX) {
                return keep;
            }
        } catch (NumberFormatException noNumber) {
            // Told below.
        }
        throw new DatabaseException(
                "LONGROLL_BACKUP_KEEP must be a number from 1 to " + KEEP_MAX + "; it is \"" + text + "\".");
    }
}
