package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.Draft;

/** What the database itself refuses, whoever asks and however. */
class LedgerProtectionTest {

    private static final String CONTENT = """
            select md5(coalesce((select string_agg(l::text, '|' order by position) from ledger l), '')
                    || coalesce((select string_agg(c::text, '|' order by scope, command_id) from command c), '')
                    || coalesce((select string_agg(h::text, '|' order by stream) from head h), ''))""";

    private static LedgerDatabase database;
    private static List<String> recorded;

    @BeforeAll
    static void record() throws SQLException {
        database = new LedgerDatabase();
        database.ledger().append(Draft.on(UUID.randomUUID()).events(3).append());
        recorded = database.query(CONTENT);
    }

    @AfterAll
    static void close() throws SQLException {
        database.close();
    }

    @AfterEach
    void nothing_changed() throws SQLException {
        assertThat(database.query(CONTENT)).isEqualTo(recorded);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update ledger set actor = 'seat:union'",
                "update ledger set payload = '{}' where false",
                "delete from ledger",
                "delete from ledger where sequence = 3",
                "truncate ledger",
                "truncate ledger, command, head, status",
                "merge into ledger using head on ledger.stream = head.stream when matched then delete",
                "update command set body_hash = sha256('')",
                "delete from command",
                "truncate command",
                "delete from head",
                "truncate head",
                "alter table ledger disable trigger all",
                "drop trigger ledger_is_append_only on ledger",
                "drop table ledger cascade",
                "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
                "create or replace function ledger_announce() returns void language sql as 'select 1'",
                "select nextval('ledger_position_seq')",
                "select setval('ledger_position_seq', 1)",
                "set session_replication_role = replica"
            })
    void the_application_s_role_has_no_right_to(String sql) {
        assertRefused(database.application(), sql, "(?s).*(permission denied|must be owner).*");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "insert into ledger overriding system value select 1000000, gen_random_uuid(), sequence,"
                        + " gen_random_uuid(), entry_id, command_id, type, schema_version, payload, occurred_at,"
                        + " recorded_at, actor, previous_hash, hash from ledger",
                "insert into command select scope, command_id, body_hash, stream, entry_id, 1, 1 from command"
                        + " on conflict (scope, command_id) do update set body_hash = sha256('')"
            })
    void the_application_s_role_inserts_in_one_way_only(String sql) {
        assertRefused(database.application(), sql, "(?s).*permission denied.*");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update ledger set actor = 'seat:union'",
                "update ledger set payload = '{}' where false",
                "delete from ledger",
                "delete from ledger where sequence = 3",
                "truncate ledger",
                "truncate ledger, command, head, status",
                "truncate head, ledger restart identity cascade",
                "merge into ledger using head on ledger.stream = head.stream when matched then delete",
                "insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,"
                        + " occurred_at, recorded_at, actor, previous_hash, hash) select stream, sequence, event_id,"
                        + " entry_id, command_id, type, schema_version, payload, occurred_at, recorded_at, actor,"
                        + " previous_hash, hash from ledger on conflict (event_id) do update set actor = 'seat:union'",
                "update command set body_hash = sha256('')",
                "delete from command",
                "truncate command"
            })
    void even_the_owner_is_stopped_by_a_trigger_from(String sql) {
        assertRefused(database.owner(), sql, "(?s).*is append-only.*");
    }

    private static void assertRefused(DataSource role, String sql, String why) {
        assertThatThrownBy(() -> LedgerDatabase.execute(role, sql))
                .isInstanceOfSatisfying(
                        SQLException.class,
                        e -> assertThat(e.getSQLState()).as(e.getMessage()).isEqualTo("42501"))
                .message()
                .matches(why);
    }
}
