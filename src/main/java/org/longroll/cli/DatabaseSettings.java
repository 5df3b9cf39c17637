package org.longroll.cli;

import java.util.Objects;
import java.util.stream.Stream;
import org.longroll.database.DatabaseException;

/** Whether the operator brings a PostgreSQL; then none is started. */
final class DatabaseSettings {
    private static final String URL = "quarkus.datasource.jdbc.url";

    private DatabaseSettings() {}

    static boolean nameAnExternalDatabase() {
        return Stream.of(System.getProperty(URL), System.getenv("QUARKUS_DATASOURCE_JDBC_URL"))
                .filter(Objects::nonNull)
                .anyMatch(url -> !url.isBlank());
    }

    /** Backups are of homes; an operator's own PostgreSQL has tools of its own. */
    static void requireEmbedded() {
        if (nameAnExternalDatabase()) {
            throw new DatabaseException("QUARKUS_DATASOURCE_JDBC_URL names a PostgreSQL of your own: use pg_dump and"
                    + " pg_restore there.");
        }
    }
}
