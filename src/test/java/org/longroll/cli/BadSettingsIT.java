package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;

/** A setting that would leave a door open is found when the server starts, not when somebody comes through it. */
class BadSettingsIT {

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LONGROLL_ADMIN_KEY                          | the key of the club                     | LONGROLL_ADMIN_KEY must have at least 32 characters
            QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING | true                                    | name the proxies in LONGROLL_PROXIES
            LONGROLL_BACKUP_FOLDER                      | /proc/backups                           | No backups can be written into /proc/backups""")
    void a_server_with_a_setting_that_cannot_be_right_does_not_start_and_says_why(
            String setting, String value, String reason) throws Exception {
        doesNotStart(Map.of(setting, value), reason);
    }

    @OnlyLong("seven more starts that fail; one of each kind is in every build")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LONGROLL_SECRET                             | short                                   | LONGROLL_SECRET must have at least 32 characters
            LONGROLL_ADMIN_KEY                          | a key, with a comma, of many characters | LONGROLL_ADMIN_KEY must have no comma
            LONGROLL_SIGNING_KEY                        | not a key                               | LONGROLL_SIGNING_KEY must be written as
            QUARKUS_DATASOURCE_JDBC_URL                 | jdbc:postgresql://db/journal            | longroll signing-key --make NAME prints one
            LONGROLL_WITNESSES                          | not a key                               | LONGROLL_WITNESSES must be public keys
            LONGROLL_RATE_CALLS_OF_A_SEAT               | many                                    | longroll.rate.calls-of-a-seat must be
            LONGROLL_BACKUP_KEEP                        | 7                                       | set LONGROLL_BACKUP_FOLDER too
            LONGROLL_BACKUP_TO                          | /tmp                                    | There is no setting LONGROLL_BACKUP_TO""")
    void so_it_is_with_every_other_setting(String setting, String value, String reason) throws Exception {
        doesNotStart(Map.of(setting, value), reason);
    }

    private void doesNotStart(Map<String, String> settings, String reason) throws Exception {
        try (var server = ServerProcess.startWith(home, settings)) {
            assertThat(server.awaitExit()).isNotZero();
            assertThat(server.output()).contains(reason);
        }
    }

    @OnlyLong("four more starts that fail; one of each kind is in every build")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LONGROLL_BACKUP_SCHEDULE    | nightly                      | must be five fields of cron
            LONGROLL_BACKUP_SCHEDULE    | 0 25 * * *                   | must be five fields of cron
            LONGROLL_BACKUP_KEEP        | 0                            | must be a number from 1 to 10000
            QUARKUS_DATASOURCE_JDBC_URL | jdbc:postgresql://db/journal | names one of your own""")
    void so_it_is_with_a_server_that_would_never_make_the_backups_it_is_trusted_with(
            String setting, String value, String reason, @TempDir Path backups) throws Exception {
        doesNotStart(Map.of("LONGROLL_BACKUP_FOLDER", backups.toString(), setting, value), reason);
    }
}
