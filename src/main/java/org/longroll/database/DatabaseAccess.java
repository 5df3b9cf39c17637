package org.longroll.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** One database on an embedded server, and the passwords of its three roles. */
public record DatabaseAccess(
        int port, String database, String superuserPassword, String ownerPassword, String applicationPassword) {
    public static final String OWNER = "longroll_owner";
    public static final String APPLICATION = "longroll_app";

    private static final String HOST = "127.0.0.1";

    public String url() {
        return "jdbc:postgresql://" + HOST + ":" + port + "/" + database;
    }

    /** Has all rights; for preparing databases and for backups only. */
    public DataSource superuser() {
        return dataSource(PostgresServer.SUPERUSER, superuserPassword);
    }

    /** Owns the schema and runs the migrations. */
    public DataSource owner() {
        return dataSource(OWNER, ownerPassword);
    }

    /** Has the rights that the migrations grant. */
    public DataSource application() {
        return dataSource(APPLICATION, applicationPassword);
    }

    /** The settings with which Quarkus runs on this database, and Flyway as its owner. */
    public Map<String, String> quarkusSettings() {
        return Map.of(
                "quarkus.datasource.jdbc.url", url(),
                "quarkus.datasource.username", APPLICATION,
                "quarkus.datasource.password", applicationPassword,
                "quarkus.flyway.username", OWNER,
                "quarkus.flyway.password", ownerPassword,
                "quarkus.flyway.placeholders.app_role", APPLICATION);
    }

    /** Creates another database on the same server, empty but for the roles' rights, as the first start does. */
    public DatabaseAccess createDatabase(String name) throws SQLException {
        DatabaseAccess created = on(name);
        try (Connection connection = superuser().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + statement.enquoteIdentifier(name, true));
        }
        try (Connection connection = created.superuser().getConnection()) {
            created.prepareRoles(connection);
        }
        return created;
    }

    /** The same roles on another database of the same server. */
    DatabaseAccess on(String otherDatabase) {
        return new DatabaseAccess(port, otherDatabase, superuserPassword, ownerPassword, applicationPassword);
    }

    /** Runs {@code db/roles.sql} and sets the two passwords; can be repeated. */
    void prepareRoles(Connection superuser) throws SQLException {
        superuser.setAutoCommit(false);
        try (Statement statement = superuser.createStatement()) {
            statement.execute(rolesScript());
            statement.execute(setPassword(statement, OWNER, ownerPassword));
            statement.execute(setPassword(statement, APPLICATION, applicationPassword));
        }
        superuser.commit();
    }

    private static String setPassword(Statement statement, String role, String password) throws SQLException {
        return "ALTER ROLE " + role + " PASSWORD " + statement.enquoteLiteral(password);
    }

    private static String rolesScript() {
        try (InputStream script = DatabaseAccess.class.getClassLoader().getResourceAsStream("db/roles.sql")) {
            if (script == null) {
                throw new IllegalStateException("db/roles.sql is not on the classpath");
            }
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("db/roles.sql cannot be read", e);
        }
    }

    private DataSource dataSource(String user, String password) {
        var source = new PGSimpleDataSource();
        source.setUrl(url());
        source.setUser(user);
        source.setPassword(password);
        return source;
    }

    @Override
    public String toString() {
        return url();
    }
}
