package org.longroll.database;

import java.time.Instant;
import java.util.List;

/** The content of a backup file, to check that it is complete; {@code sequences} are those that have been used. */
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
