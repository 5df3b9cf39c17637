package org.longroll.projection.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.longroll.projection.postgres.Journal.event;
import static org.longroll.projection.postgres.Journal.roll;

import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Concurrently;

/** The timeline and the dice follow what is recorded, each event once. */
class FollowingTest {

    private static final int NODES = 4;

    private Journal journal;

    @BeforeEach
    void open() throws SQLException {
        journal = new Journal();
    }

    @AfterEach
    void close() throws SQLException {
        journal.close();
    }

    @Test
    void the_timeline_has_one_row_an_entry_numbered_from_the_opening() throws SQLException {
        journal.fight(2);
        journal.follow();
        assertThat(journal.database.query(
                        "select number || ' ' || type || ' ' || first_version || '-' || last_version || ' ' || actor"
                                + " from timeline order by number"))
                .containsExactly(
                        "0 battle-started 1-1 seat:umpire",
                        "1 fire-declared 2-4 seat:umpire",
                        "2 fire-declared 5-7 seat:umpire");
    }

    @Test
    void every_die_has_a_row_that_says_who_threw_it_for_what_and_its_odds() throws SQLException {
        var battle = UUID.randomUUID();
        journal.record(battle, event("battle-started", "{}"));
        journal.record(battle, event("fire-declared", "{}"), roll(6, List.of(3, 5)));
        journal.follow();
        assertThat(journal.database.query(
                        "select concat_ws(' ', version, index, sides, face, source, thrower, purpose, unit,"
                                + " round(odds::numeric, 4)) from dice order by version, index"))
                .containsExactly(
                        "3 0 6 3 thrown union fire 20-maine 0.1667", "3 1 6 5 thrown union fire 20-maine 0.1667");
    }

    @Test
    void an_entry_that_was_taken_back_is_marked_and_its_dice_stay() throws SQLException {
        var battle = UUID.randomUUID();
        journal.record(battle, event("battle-started", "{}"));
        var fire = journal.record(battle, event("fire-declared", "{}"), roll(6, List.of(3)));
        journal.follow();
        journal.record(battle, event("entries-undone", "{\"entries\":[\"%s\"]}".formatted(fire)));
        journal.follow();
        assertThat(undone()).containsExactly("f", "t", "f");
        assertThat(journal.database.query("select count(*) from dice")).containsExactly("1");
        journal.record(battle, event("entries-redone", "{\"entries\":[\"%s\"]}".formatted(fire)));
        journal.follow();
        assertThat(undone()).containsExactly("f", "f", "f", "f");
    }

    @Test
    void nodes_that_follow_at_the_same_time_count_nothing_twice() throws Exception {
        for (int i = 0; i < 3; i++) {
            journal.fight(400);
        }
        Concurrently.run(NODES, node -> {
            try {
                journal.follow();
            } catch (SQLException e) {
                throw new AssertionError(e);
            }
            return node;
        });
        journal.follow();
        assertThat(journal.database.query("select count(*) from timeline")).containsExactly("1203");
        assertThat(journal.database.query("select count(*) from dice")).containsExactly("2400");
    }

    @Test
    void an_event_that_cannot_be_read_stops_its_projection_and_loses_nothing() throws SQLException {
        var battle = UUID.randomUUID();
        journal.record(battle, event("battle-started", "{}"));
        journal.record(battle, event("dice-rolled", "{\"faces\":[1]}"));
        var tables = new LiveTables(journal.database.application(), journal.ledger);
        var dice = new DiceProjection();
        assertThatThrownBy(() -> tables.advance(dice)).hasMessageContaining("version 2 of battle " + battle);
        assertThat(journal.database.query("select position from projection where name = 'dice'"))
                .containsExactly("0");
    }

    private List<String> undone() throws SQLException {
        return journal.database.query("select undone from timeline order by number");
    }
}
