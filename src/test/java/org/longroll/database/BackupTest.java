package org.longroll.database;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.longroll.testing.Sql.execute;
import static org.longroll.testing.Sql.query;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

@TestInstance(Lifecycle.PER_CLASS)
class BackupTest {
    private static final String MIGRATIONS = "classpath:backup-migration";
    private static final String EVERYTHING = """
            SELECT concat_ws('|',
              (SELECT json_agg(b ORDER BY id) FROM battle b),
              (SELECT string_agg(o::text, ';') FROM "Odd Name" o),
              (SELECT string_agg(name, ';') FROM ruleset))
            """;

    private Path origin = Path.of("");
    private Path file = Path.of("");
    private String everything = "";

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    @BeforeAll
    void makeBackup() throws IOException, SQLException {
        origin = TestHomes.create();
        file = origin.resolve("journal.backup");
        LocalSecrets.in(origin).put("server", "what the seat keys are made from");
        try (var database = EmbeddedDatabase.start(origin)) {
            migrate(database.access(), "1");
            DatabaseAccess access = database.access();
            execute(access.owner(), "INSERT INTO battle (name) VALUES ('Shiloh'), ('Chancellorsville \\ \t\n ''Ø''')");
            execute(access.owner(), """
                    INSERT INTO "Odd Name" VALUES
                      (2, '{"b": 1,   "a": "\\\\N"}', '\\x00ff0a', '1863-05-02 17:15:00.000001+00'),
                      (1, NULL, NULL, NULL)
                    """);
            everything = query(access.superuser(), EVERYTHING);
            Backup.write(origin, file);
        }
    }

    @AfterAll
    void deleteBackup() {
        TestHomes.delete(origin);
    }

    @Test
    void what_comes_back_is_what_went_in() throws SQLException {
        try (var restoration = Restoration.from(file, MIGRATIONS, rebuilt -> {})) {
            restoration.into(home);
        }
        try (var database = EmbeddedDatabase.start(home)) {
            DatabaseAccess access = database.access();
            assertThat(query(access.superuser(), EVERYTHING)).isEqualTo(everything);
            assertThat(query(access.owner(), "SELECT payload::text FROM \"Odd Name\" WHERE battle = 2"))
                    .isEqualTo("{\"b\": 1,   \"a\": \"\\\\N\"}");
            execute(access.application(), "INSERT INTO battle (name) VALUES ('Gettysburg')");
            assertThat(query(access.owner(), "SELECT id FROM battle WHERE name = 'Gettysburg'"))
                    .isEqualTo("3");
            migrate(access, "2");
            assertThatThrownBy(() -> execute(access.owner(), "DELETE FROM ruleset"))
                    .hasMessageContaining("append only");
        }
        assertThat(LocalSecrets.in(home).find("server")).contains("what the seat keys are made from");
    }

    @Test
    void the_file_is_a_secret_and_holds_no_password_of_the_database() throws IOException {
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(fromString("rw-------"));
        try (BackupFile backup = BackupFile.open(file)) {
            assertThat(backup.manifest().secrets())
                    .extracting(BackupManifest.Secret::name)
                    .containsExactly("server");
        }
    }

    @Test
    void it_can_be_made_while_no_server_runs() throws IOException {
        Path second = origin.resolve("second.backup");
        Backup.write(origin, second);
        try (BackupFile one = BackupFile.open(file);
                BackupFile other = BackupFile.open(second)) {
            assertThat(other.manifest().tables()).isEqualTo(one.manifest().tables());
        }
    }

    @Test
    void it_never_overwrites_a_file() throws IOException {
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> Backup.write(origin, file))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("exists already");
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void a_home_without_a_journal_is_not_backed_up() {
        assertThatThrownBy(() -> Backup.write(home, home.resolve("nothing.backup")))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("There is no journal in " + home);
        assertThat(home.resolve("nothing.backup")).doesNotExist();
    }

    @Test
    void one_altered_byte_anywhere_is_refused() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Path altered = home.resolve("altered.backup");
        for (int at = 0; at < whole.length; at += 1 + whole.length / 200) {
            byte[] bytes = whole.clone();
            bytes[at] ^= 1;
            Files.write(altered, bytes);
            assertRefused(altered, "cut off or altered");
        }
        assertHomeIsEmpty();
    }

    @Test
    void a_file_that_is_cut_off_is_refused() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Path cutOff = home.resolve("cut-off.backup");
        for (int length = 0; length < whole.length; length += 1 + whole.length / 200) {
            Files.write(cutOff, Arrays.copyOf(whole, length));
            assertRefused(cutOff, length <= 64 ? "is not a Longroll backup" : "cut off or altered");
        }
        assertRefused(home.resolve("missing.backup"), "There is no backup at");
        assertHomeIsEmpty();
    }

    @Test
    void a_journal_that_is_there_is_not_overwritten_unless_told_and_then_put_aside() throws SQLException {
        try (var database = EmbeddedDatabase.start(home)) {
            execute(database.access().owner(), "CREATE TABLE precious (text text)");
        }
        String password = LocalSecrets.in(home).secret("database-superuser");
        try (var restoration = Restoration.from(file, MIGRATIONS, rebuilt -> {})) {
            assertThatThrownBy(() -> restoration.into(home))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("nothing was changed");
            assertThat(LocalSecrets.in(home).secret("database-superuser")).isEqualTo(password);

            Path aside = restoration.over(home);
            assertThat(aside.resolve("postgresql/PG_VERSION")).exists();
            assertThat(aside.resolve("secrets/database-superuser")).hasContent(password);
        }
        try (var database = EmbeddedDatabase.start(home)) {
            assertThat(query(database.access().superuser(), EVERYTHING)).isEqualTo(everything);
        }
    }

    @Test
    void a_journal_that_fails_its_check_is_not_put_in_place() throws IOException {
        Restoration.Check broken = rebuilt -> {
            throw new DatabaseException("The chain of battle 7 is broken.");
        };
        try (var restoration = Restoration.from(file, MIGRATIONS, broken)) {
            assertThatThrownBy(() -> restoration.into(home)).hasMessage("The chain of battle 7 is broken.");
        }
        assertHomeIsEmpty();
    }

    @Test
    void a_schema_that_this_program_cannot_make_is_refused() throws IOException {
        try (var restoration = Restoration.from(file, "classpath:backup-migration-of-another-time", rebuilt -> {})) {
            assertThatThrownBy(() -> restoration.into(home))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("schema is not one that this Longroll can make");
        }
        assertHomeIsEmpty();
    }

    @Test
    void a_home_that_is_being_served_is_not_restored_into() {
        try (var database = EmbeddedDatabase.start(home);
                var restoration = Restoration.from(file, MIGRATIONS, rebuilt -> {})) {
            assertThatThrownBy(() -> restoration.over(home))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("already running");
            assertThat(EmbeddedDatabase.running(home)).contains(database.access());
        }
    }

    @Test
    void a_restore_that_did_not_finish_is_not_taken_for_an_empty_journal() throws IOException {
        Files.createDirectories(home.resolve("restoring"));
        assertThatThrownBy(() -> EmbeddedDatabase.start(home))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("did not finish: run it again");
    }

    private void assertRefused(Path backup, String because) {
        assertThatThrownBy(() -> Restoration.from(backup, MIGRATIONS, rebuilt -> {}))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining(because);
    }

    private void assertHomeIsEmpty() throws IOException {
        try (Stream<Path> places = Files.list(home)) {
            assertThat(places.map(place -> place.getFileName().toString()))
                    .doesNotContain("postgresql", "secrets", "restoring");
        }
    }

    private static void migrate(DatabaseAccess access, String target) {
        Flyway.configure()
                .dataSource(access.owner())
                .locations(MIGRATIONS)
                .placeholders(Map.of("app_role", DatabaseAccess.APPLICATION))
                .target(target)
                .load()
                .migrate();
    }
}
