package org.longroll.projection.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.longroll.projection.postgres.Journal.event;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Concurrently;
import org.longroll.projection.Projection;

/** A read model is made again from the ledger while everybody goes on reading the old one. */
class RebuildTest {

    /** So small that entries are cut in two. */
    private static final int STRETCH = 50;

    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private Journal journal;

    @BeforeEach
    void fightAndFollow() throws SQLException {
        journal = new Journal();
        journal.fight(40);
        var battle = journal.fight(60);
        var shot = journal.record(battle, event("fire-declared", "{}"));
        for (int i = 0; i < 30; i++) {
            journal.fight(1);
        }
        journal.follow();
        journal.record(battle, event("entries-undone", "{\"entries\":[\"%s\"]}".formatted(shot)));
        journal.follow();
    }

    @AfterEach
    void close() throws SQLException {
        journal.close();
    }

    @Test
    void a_rebuild_gives_the_same_rows() throws SQLException {
        for (var projection : Projections.all()) {
            var before = journal.rows("table %s order by 1, 2, 3".formatted(projection.name()));
            assertThat(before).isNotEmpty();
            rebuild(projection, (position, end) -> {}).run();
            assertThat(journal.rows("table %s order by 1, 2, 3".formatted(projection.name())))
                    .isEqualTo(before);
            assertThat(slot(projection)).isEqualTo("b");
        }
    }

    @Test
    void it_repairs_rows_that_somebody_changed_or_threw_away() throws SQLException {
        var before = journal.rows("table timeline order by 1, 2");
        journal.database.tamper("delete from timeline_a where number > 3");
        journal.database.tamper("update timeline_a set actor = 'nobody'");
        rebuild(new TimelineProjection(), (position, end) -> {}).run();
        assertThat(journal.rows("table timeline order by 1, 2")).isEqualTo(before);
    }

    @Test
    void readers_see_the_old_rows_or_the_new_ones_and_never_some() throws Exception {
        var all = journal.database.query("select count(*) from timeline").getFirst();
        var through = new AtomicBoolean();
        Concurrently.run(2, number -> {
            try {
                if (number == 0) {
                    for (int i = 0; i < 5; i++) {
                        rebuild(new TimelineProjection(), (position, end) -> {}).run();
                    }
                    through.set(true);
                }
                while (!through.get()) {
                    assertThat(journal.database.query("select count(*) from timeline"))
                            .containsExactly(all);
                }
            } catch (SQLException e) {
                throw new AssertionError(e);
            } finally {
                through.set(number == 0 || through.get());
            }
            return number;
        });
    }

    @Test
    void what_is_recorded_meanwhile_is_in_it() throws SQLException {
        var recorded = new AtomicBoolean();
        rebuild(new TimelineProjection(), (position, end) -> {
                    if (!recorded.getAndSet(true)) {
                        journal.fight(5);
                        follow();
                        journal.fight(5);
                    }
                })
                .run();
        follow();
        assertThat(journal.database.query("select count(distinct entry_id) from ledger"))
                .isEqualTo(journal.database.query("select count(*) from timeline"));
        assertThat(rebuild(new TimelineProjection(), (position, end) -> {})
                        .verify()
                        .equal())
                .isTrue();
    }

    @Test
    void one_that_was_killed_goes_on_where_it_was() throws SQLException {
        var before = journal.rows("table timeline order by 1, 2");
        assertThatThrownBy(() -> rebuild(new TimelineProjection(), (position, end) -> {
                            if (position > 3 * STRETCH) {
                                throw new Killed();
                            }
                        })
                        .run())
                .isInstanceOf(Killed.class);
        assertThat(journal.rows("table timeline order by 1, 2")).isEqualTo(before);
        var reached = new ArrayList<Long>();
        rebuild(new TimelineProjection(), (position, end) -> reached.add(position))
                .run();
        assertThat(reached.getFirst()).isEqualTo(4 * STRETCH);
        assertThat(journal.rows("table timeline order by 1, 2")).isEqualTo(before);
    }

    @Test
    void verify_says_that_they_are_equal_and_switches_nothing() throws SQLException {
        var comparison =
                rebuild(new TimelineProjection(), (position, end) -> {}).verify();
        assertThat(comparison.equal()).isTrue();
        assertThat(comparison.rows()).isEqualTo(164);
        assertThat(slot(new TimelineProjection())).isEqualTo("a");
        assertThat(journal.rows("table timeline_b")).isEmpty();
    }

    @Test
    void verify_names_the_rows_that_differ() throws SQLException {
        journal.database.tamper("update dice_a set face = 6 where face = 3 and version = 3 and index = 1");
        var comparison = rebuild(new DiceProjection(), (position, end) -> {}).verify();
        assertThat(comparison.equal()).isFalse();
        assertThat(comparison.onlyLive()).isNotEmpty().allMatch(row -> row.contains(",6,6,thrown"));
        assertThat(comparison.onlyRebuilt()).isNotEmpty().allMatch(row -> row.contains(",6,3,thrown"));
    }

    @Test
    void two_rebuilds_of_the_same_do_not_get_in_each_others_way() {
        assertThatThrownBy(() -> rebuild(new DiceProjection(), (position, end) -> {
                            try {
                                rebuild(new DiceProjection(), (p, e) -> {}).run();
                            } catch (SQLException e) {
                                throw new AssertionError(e);
                            }
                        })
                        .run())
                .isInstanceOf(AnotherIsRunning.class);
    }

    @Test
    void a_new_journal_has_nothing_to_rebuild() throws SQLException {
        try (var empty = new Journal()) {
            var rebuild = new Rebuild(
                    empty.database.application(), empty.ledger, new DiceProjection(), (position, end) -> {});
            assertThat(rebuild.verify().equal()).isTrue();
            assertThat(rebuild.run()).isZero();
        }
    }

    @Test
    void rows_of_other_code_are_rebuilt_before_they_are_taken_further() throws SQLException {
        journal.database.tamper("update projection set version = 99 where name = 'timeline'");
        var tables = new LiveTables(journal.database.application(), journal.ledger);
        assertThat(tables.advance(new TimelineProjection())).isEqualTo(LiveTables.Step.OUTDATED);
        rebuild(new TimelineProjection(), (position, end) -> {}).run();
        assertThat(tables.advance(new TimelineProjection())).isEqualTo(LiveTables.Step.IDLE);
    }

    private Rebuild rebuild(Projection projection, Rebuild.Progress progress) {
        return new Rebuild(journal.database.application(), journal.ledger, projection, progress, STRETCH);
    }

    private void follow() {
        try {
            journal.follow();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private String slot(Projection projection) throws SQLException {
        return journal.database
                .query("select slot from projection where name = '%s'".formatted(projection.name()))
                .getFirst();
    }
}
