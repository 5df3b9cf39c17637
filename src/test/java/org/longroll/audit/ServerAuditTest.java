package org.longroll.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.audit.CheckpointAudit.Finding;
import org.longroll.audit.postgres.PostgresHeadLog;
import org.longroll.audit.proof.SigningKey;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.ledger.Command;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.testing.FreshDatabase;
import org.longroll.testing.Sql;

/** Somebody with every right changes the tables so that each battle fits itself. */
class ServerAuditTest {

    private final SignedBattle battle = new SignedBattle(UUID.fromString("01890000-0000-7000-8000-000000000021"));
    private FreshDatabase database;
    private PostgresLedger ledger;
    private PostgresHeadLog log;

    @BeforeEach
    void open() throws SQLException {
        database = FreshDatabase.migrated();
        ledger = new PostgresLedger(database.application(), InstantSource.system());
        log = new PostgresHeadLog(database.application());
        var command = new Command(battle.stream, UUID.randomUUID(), Sha256.of("recorded"));
        ledger.adopt(battle.sealed(), command, Map.of());
    }

    @AfterEach
    void close() throws SQLException {
        ledger.close();
        database.close();
    }

    private Set<VerifierKey> own() {
        return battle.keys.stream().map(SigningKey::verifier).collect(Collectors.toSet());
    }

    private ServerAudit.Report checked(Set<VerifierKey> own) {
        return new ServerAudit(ledger, log, own)
                .of(battle.stream, Holdings.NONE)
                .orElseThrow();
    }

    private List<String> lost() {
        return new ServerAudit(ledger, log, own())
                .lost().stream().map(Finding::sentence).toList();
    }

    private void tamper(String... statements) throws SQLException {
        for (var statement : statements) {
            Sql.execute(database.superuser(), "set session_replication_role = replica; " + statement);
        }
    }

    @Test
    void what_nobody_touched_is_sound_and_in_the_log_before_anybody_asks() throws SQLException {
        assertThat(Sql.query(database.superuser(), "select string_agg(place::text, ' ' order by place) from head_log"))
                .isEqualTo("0 1 2 3");
        assertThat(checked(own()).sound()).isTrue();
        assertThat(log.hashes()).hasSize(4);
        assertThat(lost()).isEmpty();
    }

    @Test
    void a_battle_that_was_deleted_is_named_by_the_log() throws SQLException {
        tamper("delete from ledger", "delete from head", "delete from command");
        assertThat(lost()).hasSize(4).allMatch(sentence -> sentence.contains(battle.stream.toString()));
    }

    @Test
    void places_that_were_deleted_with_the_battle_leave_a_gap() throws SQLException {
        tamper("delete from ledger", "delete from head", "delete from head_log where place < 3");
        assertThat(lost()).hasSize(4);
    }

    @Test
    void a_tail_that_was_cut_off_with_its_head_is_named() throws SQLException {
        tamper(
                "delete from ledger where sequence > 30",
                "update head set sequence = 30, hash = (select hash from ledger where sequence = 30)");
        var found = checked(own());
        assertThat(found.chain().intact()).isTrue();
        assertThat(found.intact()).isFalse();
        assertThat(found.ofTheServer()).hasSize(2);
        assertThat(found.sentence()).contains("was cut off");
        assertThat(found.verdict()).contains("not as it was recorded");
    }

    @Test
    void a_battle_that_is_signed_by_a_foreign_key_is_not_sound_and_may_go_on() {
        var found = checked(Set.of(SignedBattle.key("club.example").verifier()));
        assertThat(found.sound()).isFalse();
        assertThat(found.intact()).as("the key may have been lost").isTrue();
        assertThat(found.faults()).extracting(Finding::code).containsOnly("foreign-key");
        assertThat(found.verdict())
                .as("it was not changed, and that is said")
                .startsWith("Nothing in it was changed since it was signed")
                .contains("lost its key");
    }

    @Test
    void a_battle_that_was_written_anew_with_all_its_hashes_is_not_that_of_the_log() throws SQLException {
        tamper("delete from ledger", "delete from head", "delete from command");
        var rewritten = new SignedBattle(battle.stream);
        var command = new Command(battle.stream, UUID.randomUUID(), Sha256.of("again"));
        ledger.adopt(rewritten.sealed(), command, Map.of());
        assertThat(checked(Set.of()).intact()).isFalse();
    }
}
