package org.longroll.database;

import java.time.Instant;
import java.util.List;

/**
 * What a backup file holds and how to tell that all of it is there.
 *
 * @param migrations the versioned migrations that had made the schema, in order
 * @param sequences those that have been used, with their last values
 * @param secrets the names of the secrets that the file carries
 */
public record BackupManifest(
        int format,
        Instant takenAt,
        List<Migration> migrations,
        List<Table> tables,
        List<Sequence> sequences,
        List<Secret> secrets) {
    static final int FORMAT = 1;

    /** One table's rows, as {@code COPY} writes them. */
    public record Table(String schema, String name, List<String> columns, long rows, String sha256) {
        String entry() {
            return "tables/" + schema + "." + name + ".copy";
        }
    }

    public record Sequence(String schema, String name, long lastValue) {}

    public record Migration(String version, int checksum) {}

    public record Secret(String name, String sha256) {
        String entry() {
            return "secrets/" + name;
        }
    }

    public long rows() {
        return tables.stream().mapToLong(Table::rows).sum();
    }
}
