package org.longroll.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.longroll.testing.Sql.execute;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

/** Backups as they pile up in a folder, of a journal whose server runs. */
class BackupFolderTest {

    private static final Instant FOUR_O_CLOCK = Instant.parse("2026-11-17T04:00:00Z");

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @TempDir
    private Path place = Path.of("");

    @Test
    void a_backup_gets_its_name_when_it_has_been_restored_once() throws IOException {
        var backups = new BackupFolder(place.resolve("backups"));
        backups.requireUsable();
        try (var database = EmbeddedDatabase.start(home)) {
            var kept = backups.add(home, FOUR_O_CLOCK, rebuilt -> {
                assertThat(rebuilt.port()).isNotEqualTo(database.access().port());
                assertThat(names(backups.folder())).containsExactly("longroll-20261117T040000Z.backup.unchecked");
            });
            assertThat(kept.takenAt()).isEqualTo(FOUR_O_CLOCK);
        }
        assertThat(names(backups.folder())).containsExactly("longroll-20261117T040000Z.backup");
        assertThat(backups.newest().orElseThrow().bytes()).isPositive();
        assertThat(home.resolve("rehearsing")).doesNotExist();
    }

    @Test
    void a_backup_that_cannot_be_restored_does_not_count_and_is_replaced_by_the_next() throws Exception {
        var backups = new BackupFolder(place);
        try (var database = EmbeddedDatabase.start(home)) {
            execute(database.access().superuser(), "CREATE TABLE of_no_migration (id int)");
            assertThatThrownBy(() -> backups.add(home, FOUR_O_CLOCK, rebuilt -> {}))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("of_no_migration");
            assertThat(backups.newest()).isEmpty();
            assertThat(names(place)).containsExactly("longroll-20261117T040000Z.backup.unchecked");

            execute(database.access().superuser(), "DROP TABLE of_no_migration");
            backups.add(home, FOUR_O_CLOCK.plusSeconds(60), rebuilt -> {});
        }
        assertThat(names(place)).containsExactly("longroll-20261117T040100Z.backup");
    }

    @Test
    void only_the_oldest_backups_are_deleted_and_nothing_that_is_not_one() throws IOException {
        for (var name : List.of(
                "longroll-20261114T040000Z.backup",
                "longroll-20261115T040000Z.backup",
                "longroll-20261116T040000Z.backup",
                "longroll-20269999T040000Z.backup",
                "longroll-before-the-league.backup",
                "notes.txt")) {
            Files.writeString(place.resolve(name), name);
        }
        var backups = new BackupFolder(place);
        assertThat(backups.thinTo(2)).containsExactly(place.resolve("longroll-20261114T040000Z.backup"));
        assertThat(backups.thinTo(2)).isEmpty();
        assertThat(names(place))
                .hasSize(5)
                .contains("longroll-before-the-league.backup", "notes.txt", "longroll-20269999T040000Z.backup");
        assertThat(backups.newest().orElseThrow().takenAt()).isEqualTo(Instant.parse("2026-11-16T04:00:00Z"));
    }

    @Test
    void what_a_killed_check_has_left_is_ended_and_removed() throws IOException {
        var left = EmbeddedDatabase.start(Home.at(home).rehearsal());
        left.close();
        assertThat(home.resolve("rehearsing")).isDirectory();
        Restoration.tidyRehearsal(home);
        assertThat(home.resolve("rehearsing")).doesNotExist();
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
