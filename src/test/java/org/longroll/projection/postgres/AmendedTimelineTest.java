package org.longroll.projection.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.projection.postgres.Journal.event;

import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.NewEvent;

/** What the timeline says of an entry that was corrected, of what came after it, and of a correction that was a mistake. */
class AmendedTimelineTest {

    private Journal journal;
    private final UUID battle = UUID.randomUUID();
    private UUID fire;
    private UUID charge;
    private UUID amendment;

    @BeforeEach
    void amend() throws SQLException {
        journal = new Journal();
        journal.record(battle, event("battle-started", "{}"));
        fire = journal.record(battle, event("fire-declared", "{}"), event("fire-resolved", "{}"));
        charge = journal.record(battle, event("charge-declared", "{}"));
        amendment = journal.record(
                battle,
                event("amend-declared", "{}"),
                taking("entries-undone", charge, fire),
                again(UUID.randomUUID(), fire),
                event("fire-declared", "{}"),
                event("fire-resolved", "{}"),
                again(UUID.randomUUID(), charge),
                event("charge-declared", "{}"));
    }

    @AfterEach
    void close() throws SQLException {
        journal.close();
    }

    @Test
    void what_was_recorded_again_stands_in_the_place_of_what_it_replaces() throws SQLException {
        assertThat(inForce())
                .containsExactly(
                        "0 battle-started 1-1",
                        "3 amend-declared 5-6",
                        "3 fire-declared 7-9 in place of 1",
                        "3 charge-declared 10-11 in place of 2");
        assertThat(undone()).containsExactly("1 fire-declared 2-3", "2 charge-declared 4-4");
    }

    @Test
    void an_amendment_that_is_taken_back_leaves_everything_as_it_was() throws SQLException {
        journal.record(battle, taking("entries-undone", amendment));
        assertThat(inForce())
                .containsExactly(
                        "0 battle-started 1-1",
                        "1 fire-declared 2-3",
                        "2 charge-declared 4-4",
                        "4 entries-undone 12-12");
        journal.record(battle, taking("entries-redone", amendment));
        assertThat(undone()).containsExactly("1 fire-declared 2-3", "2 charge-declared 4-4");
    }

    @Test
    void who_goes_farther_back_than_an_amendment_does_not_get_back_what_it_replaced() throws SQLException {
        var first = journal.record(battle, event("move-declared", "{}"));
        var second = journal.record(
                battle,
                event("amend-declared", "{}"),
                taking("entries-undone", first),
                again(UUID.randomUUID(), first));
        journal.record(battle, taking("entries-undone", second, amendment));
        assertThat(inForce())
                .containsExactly(
                        "0 battle-started 1-1",
                        "1 fire-declared 2-3",
                        "2 charge-declared 4-4",
                        "6 entries-undone 16-16");
    }

    @Test
    void an_amendment_may_be_amended() throws SQLException {
        journal.record(
                battle,
                event("amend-declared", "{}"),
                taking("entries-undone", amendment),
                again(UUID.randomUUID(), null),
                event("fire-declared", "{}"));
        assertThat(inForce())
                .containsExactly("0 battle-started 1-1", "4 amend-declared 12-13", "4 fire-declared 14-15");
    }

    /** Wherever batches are cut. */
    @Test
    void a_rebuild_in_small_pieces_gives_the_same() throws SQLException {
        journal.record(battle, taking("entries-undone", amendment));
        journal.record(battle, taking("entries-redone", amendment));
        journal.follow();
        for (int stretch = 1; stretch < 14; stretch++) {
            var rebuild = new Rebuild(
                    journal.database.application(),
                    journal.ledger,
                    new TimelineProjection(),
                    (position, end) -> {},
                    stretch);
            assertThat(rebuild.verify().equal()).as("in pieces of %d", stretch).isTrue();
        }
    }

    private static NewEvent taking(String type, UUID... entries) {
        return event(
                type,
                Stream.of(entries).map("\"%s\""::formatted).collect(Collectors.joining(",", "{\"entries\":[", "]}")));
    }

    private static NewEvent again(UUID entry, UUID replaces) {
        return event(
                "entry-recorded-again",
                "{\"by\":\"union\",\"entry\":\"%s\",\"replaces\":%s}"
                        .formatted(entry, replaces == null ? "null" : "\"" + replaces + "\""));
    }

    private List<String> inForce() throws SQLException {
        return rows("not t.undone");
    }

    private List<String> undone() throws SQLException {
        return rows("t.undone");
    }

    private List<String> rows(String which) throws SQLException {
        journal.follow();
        return journal.database.query("""
                select t.number || ' ' || t.type || ' ' || t.first_version || '-' || t.last_version
                       || coalesce(' in place of ' || old.number, '')
                  from timeline t left join timeline old on old.battle = t.battle and old.entry = t.replaces
                 where %s order by t.first_version""".formatted(which));
    }
}
