package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.audit.postgres.PostgresHeadLog;
import org.longroll.audit.proof.Announcement;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.testing.FreshDatabase;
import org.longroll.web.proofs.SigningKeys;

class SigningKeyCommandTest {

    private static final Set<String> OF_THE_DATABASE =
            Set.of("quarkus.datasource.jdbc.url", "quarkus.datasource.username", "quarkus.datasource.password");

    @TempDir
    private Path home;

    private FreshDatabase database;

    @BeforeEach
    void open() throws SQLException {
        database = FreshDatabase.migrated();
        database.access().quarkusSettings().forEach((name, value) -> {
            if (OF_THE_DATABASE.contains(name)) {
                System.setProperty(name, value);
            }
        });
    }

    @AfterEach
    void close() throws SQLException {
        OF_THE_DATABASE.forEach(System::clearProperty);
        System.clearProperty("longroll.signing-key");
        database.close();
    }

    private String printed(String... more) {
        var out = new StringWriter();
        var command = new String[more.length + 3];
        command[0] = "signing-key";
        command[1] = "--home";
        command[2] = home.toString();
        System.arraycopy(more, 0, command, 3, more.length);
        Longroll.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(out, true))
                .execute(command);
        return out.toString().strip();
    }

    @Test
    void a_new_key_is_announced_by_the_old_one_as_often_as_it_is_replaced() {
        var first = VerifierKey.parse(printed());
        var second = VerifierKey.parse(printed("--rotate"));
        var third = VerifierKey.parse(printed("--rotate"));
        assertThat(printed()).isEqualTo(third.text());
        assertThat(Set.of(first, second, third)).hasSize(3).allMatch(key -> key.name()
                .equals(first.name()));
        var announced = Announcement.chain(new PostgresHeadLog(database.application()).announcements(), third);
        assertThat(announced).containsExactly(new Announcement(first, second), new Announcement(second, third));
    }

    @Test
    void with_a_setting_the_new_key_is_printed_for_every_node() {
        System.setProperty("longroll.signing-key", SigningKeys.make("club.example"));
        var told = printed("--rotate");
        assertThat(told).contains("LONGROLL_SIGNING_KEY=PRIVATE+KEY+club.example+");
        var next = SigningKeys.read(told.substring(told.indexOf("PRIVATE+KEY")));
        assertThat(Announcement.last(new PostgresHeadLog(database.application()).announcements()))
                .contains(next.verifier());
    }

    @Test
    void a_bad_key_is_told_in_words() {
        System.setProperty("longroll.signing-key", "nonsense");
        assertThat(printed()).contains("LONGROLL_SIGNING_KEY must be written as");
    }
}
