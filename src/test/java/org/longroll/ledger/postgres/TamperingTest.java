package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.Chain;
import org.longroll.ledger.ChainReport;
import org.longroll.ledger.ChainReport.Breach;
import org.longroll.ledger.ChainReport.Broken;
import org.longroll.ledger.ChainReport.Intact;
import org.longroll.ledger.Chains;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Field;
import org.longroll.ledger.Recorded;

/** Somebody with every right changes the tables behind the ledger's back; the chain tells what. */
class TamperingTest {

    private static LedgerDatabase database;
    private static PostgresLedger ledger;

    private final UUID stream = UUID.randomUUID();

    @BeforeAll
    static void open() throws SQLException {
        database = new LedgerDatabase();
        ledger = database.ledger();
    }

    @AfterAll
    static void close() throws SQLException {
        database.close();
    }

    @BeforeEach
    void record() {
        ledger.append(Draft.on(stream).events(8).append());
    }

    @Test
    void what_nobody_touched_is_intact() {
        assertThat(verified()).isInstanceOf(Intact.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "event_id = gen_random_uuid()",
                "entry_id = gen_random_uuid()",
                "command_id = gen_random_uuid()",
                "type = 'note.amended'",
                "type = 'Not a type \" at all'",
                "type = ''",
                "schema_version = 2",
                "payload = '{\"n\":99}'",
                "payload = '{\"n\": 4}'",
                "payload = 'null'",
                "payload = to_json(repeat('x', 2000000))",
                "occurred_at = occurred_at + interval '1 microsecond'",
                "occurred_at = 'infinity'",
                "occurred_at = '-infinity'",
                "recorded_at = recorded_at - interval '1 hour'",
                "recorded_at = '4713-01-01 BC'",
                "actor = 'seat:union'",
                "actor = 'x\",\"commandId\":\"'",
                "previous_hash = sha256('x')"
            })
    void a_changed_column_is_named(String change) throws SQLException {
        tamper("update ledger set " + change, 5);
        assertBroken(5, Breach.CHANGED);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 4, 8})
    void a_replaced_hash_is_named(long sequence) throws SQLException {
        tamper("update ledger set hash = sha256('x')", sequence);
        assertBroken(sequence, Breach.FORGED_HASH);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 4, 8})
    void content_with_a_hash_made_to_fit_is_named(long sequence) throws SQLException {
        store(Chains.rehashed(Field.ACTOR.changedIn(event(sequence))));
        assertBroken(sequence, Breach.FORGED_HASH);
    }

    @Test
    void a_tail_made_to_fit_is_named_at_its_end() throws SQLException {
        var chain = ledger.read(stream, 0, 8).map(Recorded::envelope).toList();
        var changed = Chains.replace(chain, 3, Field.ACTOR.changedIn(chain.get(3)));
        for (var event : Chains.relinkedFrom(changed, 3)) {
            store(event);
        }
        assertBroken(8, Breach.FORGED_HASH);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 4, 8})
    void a_missing_event_is_named(long sequence) throws SQLException {
        tamper("delete from ledger", sequence);
        assertBroken(sequence, Breach.MISSING);
    }

    @Test
    void a_stream_of_which_only_the_head_is_left_misses_its_first_event() throws SQLException {
        database.tamper("delete from ledger where stream = '" + stream + "'");
        assertBroken(1, Breach.MISSING);
    }

    @Test
    void events_that_changed_places_are_named() throws SQLException {
        for (var places : List.of(List.of(3, 4), List.of(2, 7), List.of(1, 8))) {
            swap(places.get(0), places.get(1));
            assertBroken(places.get(0), Breach.REORDERED);
            swap(places.get(0), places.get(1));
            assertThat(verified()).isInstanceOf(Intact.class);
        }
    }

    @Test
    void an_event_that_was_put_at_the_end_is_named() throws SQLException {
        tamper("update ledger set sequence = 9", 3);
        tamper("update ledger set sequence = sequence - 1", 4);
        assertThat(Chain.verify(events(Long.MAX_VALUE), ledger.head(stream).orElseThrow()))
                .isInstanceOfSatisfying(Broken.class, broken -> {
                    assertThat(broken.sequence()).isEqualTo(3);
                    assertThat(broken.breach()).isEqualTo(Breach.REORDERED);
                });
    }

    @Test
    void a_head_that_does_not_fit_is_found() throws SQLException {
        database.tamper("update head set hash = sha256('x') where stream = '" + stream + "'");
        assertBroken(8, Breach.FORGED_HASH);
    }

    private void swap(int one, int other) throws SQLException {
        tamper("update ledger set sequence = 1000", one);
        tamper("update ledger set sequence = " + one, other);
        tamper("update ledger set sequence = " + other, 1000);
    }

    private void tamper(String change, long sequence) throws SQLException {
        database.tamper(change + " where stream = '" + stream + "' and sequence = " + sequence);
    }

    private void store(Envelope forged) throws SQLException {
        tamper(
                "update ledger set actor = '%s', previous_hash = '\\x%s', hash = '\\x%s'"
                        .formatted(forged.actor(), forged.previousHash(), forged.hash()),
                forged.sequence());
    }

    private Envelope event(long sequence) {
        return ledger.read(stream, sequence - 1, sequence)
                .findFirst()
                .orElseThrow()
                .envelope();
    }

    private Stream<Envelope> events(long through) {
        return ledger.read(stream, 0, through).map(Recorded::envelope);
    }

    private ChainReport verified() {
        var head = ledger.head(stream).orElseThrow();
        return Chain.verify(events(head.version()), head);
    }

    private void assertBroken(long sequence, Breach breach) {
        assertThat(verified()).isInstanceOfSatisfying(Broken.class, broken -> {
            assertThat(broken.sequence()).as(broken.detail()).isEqualTo(sequence);
            assertThat(broken.breach()).as(broken.detail()).isEqualTo(breach);
        });
    }
}
