package org.longroll.cli;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.longroll.database.DatabaseAccess;
import org.longroll.database.DatabaseException;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.web.proofs.Keyring;

/** Whether the operator provides a PostgreSQL; then none is started. */
final class DatabaseSettings {
    private static final String URL = "quarkus.datasource.jdbc.url";

    /** Each thread of a rebuild reads with one while it writes with another. */
    static final int CONNECTIONS = 8;

    private DatabaseSettings() {}

    static boolean nameAnExternalDatabase() {
        return setting(URL).isPresent();
    }

    /** The value that Quarkus would read from the command line or the environment. */
    static Optional<String> setting(String name) {
        var variable = name.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
        return Stream.of(System.getProperty(name), System.getenv(variable))
                .filter(Objects::nonNull)
                .filter(value -> !value.isBlank())
                .findFirst();
    }

    /** Works with a pool of the server's own role: on the operator's PostgreSQL, or on that of a home. */
    static <T> T useAsApplication(Path home, Function<DataSource, T> work) {
        var external = setting(URL);
        if (external.isPresent()) {
            return usePool(
                    external.get(),
                    setting("quarkus.datasource.username").orElse(""),
                    setting("quarkus.datasource.password").orElse(""),
                    work);
        }
        return EmbeddedDatabase.use(
                home, access -> usePool(access.url(), DatabaseAccess.APPLICATION, access.applicationPassword(), work));
    }

    private static <T> T usePool(String url, String user, String password, Function<DataSource, T> work) {
        var settings = new AgroalDataSourceConfigurationSupplier()
                .connectionPoolConfiguration(
                        pool -> pool.maxSize(CONNECTIONS).connectionFactoryConfiguration(factory -> factory.jdbcUrl(url)
                                .principal(new NamePrincipal(user))
                                .credential(new SimplePassword(password))));
        try (var pool = AgroalDataSource.from(settings)) {
            return work.apply(pool);
        } catch (SQLException e) {
            throw new DatabaseException("The database does not answer: " + e.getMessage(), e);
        }
    }

    /** Nodes that share a database sign as one server. A key that each made for itself would make strangers of them. */
    static void requireSigningKey(Path home) {
        if (setting("longroll.signing-key").isEmpty()) {
            throw new DatabaseException("QUARKUS_DATASOURCE_JDBC_URL names a PostgreSQL that other nodes can share, but"
                    + " there is no key for all of them to sign with: set LONGROLL_SIGNING_KEY. longroll signing-key --make"
                    + " NAME prints one; NAME says whose server it is. A server that has signed before has its key in "
                    + home.resolve("secrets").resolve(Keyring.SECRET) + ".");
        }
    }

    /** Backups are of homes only; for an operator's PostgreSQL its own tools are used. */
    static void requireEmbedded() {
        if (nameAnExternalDatabase()) {
            throw new DatabaseException("QUARKUS_DATASOURCE_JDBC_URL names a PostgreSQL of your own: use pg_dump and"
                    + " pg_restore there.");
        }
    }
}
