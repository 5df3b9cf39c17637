package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.Subject.Kind;
import org.longroll.battle.Battles;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.Occasion;

/** Battles of which there is little to tell. */
class SmallBattlesTest {

    static final List<String> BATTLES = Evenings.BATTLES;

    private static final Instant EIGHT = Instant.parse("2026-07-01T08:00:00Z");

    private static History.Line opening() {
        return new History.Line(Battles.littleRoundTop(), new Occasion(new UUID(0, 1), EIGHT, "umpire"));
    }

    private static History.Line note(long id, Duration later, String by) {
        return new History.Line(new NoteTaken("Tea.", List.of()), new Occasion(new UUID(0, id), EIGHT.plus(later), by));
    }

    @Test
    void a_battle_that_was_only_opened_has_its_order_of_battle_and_nobody_s_luck() {
        var figures = Analysis.of(new History(new UUID(1, 1), List.of(opening())));
        assertThat(figures.losses()).isEmpty();
        assertThat(figures.curves())
                .filteredOn(curve -> curve.subject().kind() == Kind.UNIT)
                .allSatisfy(curve -> assertThat(curve.byTurn()).hasSize(1));
        assertThat(figures.luck().bySide())
                .extracting(Fortune::sentence)
                .containsExactly(
                        "Union has left nothing to chance yet.", "Confederate has left nothing to chance yet.");
        assertThat(DiceStatistics.of(new History(new UUID(1, 1), List.of(opening())))
                        .tallies())
                .isEmpty();
    }

    @Test
    void supper_is_nobody_s_time() {
        var journal = new History(
                new UUID(1, 1),
                List.of(
                        opening(),
                        note(2, Duration.ofMinutes(5), "union"),
                        note(3, Duration.ofMinutes(95), "confederate"),
                        note(4, Duration.ofMinutes(97), "confederate")));
        var clock = Analysis.of(journal).clock();
        assertThat(clock.played()).isEqualTo(Duration.ofMinutes(7));
        assertThat(clock.paused()).isEqualTo(Duration.ofMinutes(90));
        assertThat(clock.bySeat()).containsEntry("union", Duration.ofMinutes(5));
        assertThat(clock.bySeat()).containsEntry("confederate", Duration.ofMinutes(2));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_battle_all_of_whose_entries_were_undone_stands_as_it_was_opened(String id) {
        var undone = Evenings.allUndone(Evenings.journal(Evenings.played(id, 1)));
        var figures = Analysis.of(undone);
        assertThat(figures.losses()).isEmpty();
        assertThat(figures.fires()).isEmpty();
        assertThat(figures.luck().rolls()).isEmpty();
        assertThat(figures.luck().undone()).isNotEmpty();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_battle_can_be_cut_off_anywhere(String id) {
        var whole = Evenings.journal(Evenings.played(id, 1));
        for (int lines = 1; lines < whole.lines().size(); lines += 97) {
            var cut = new History(whole.id(), whole.lines().subList(0, lines));
            assertThat(Analysis.of(cut).curves()).isNotEmpty();
            assertThat(DiceStatistics.of(cut).dice()).isNotNegative();
        }
    }
}
