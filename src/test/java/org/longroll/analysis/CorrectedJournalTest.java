package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.journal.Correction;
import org.longroll.journal.History;
import org.longroll.journal.RecordedOrder;

/** What was taken back, put back and corrected, in the figures. */
class CorrectedJournalTest {

    static final List<String> BATTLES = Evenings.BATTLES;

    private static RecordedOrder lastWithDice(History journal) {
        return Evenings.battle(journal).timeline().inForce().reversed().stream()
                .filter(RecordedOrder::rolledDice)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void undone_dice_stay_in_the_statistics_and_count_for_nobody_s_luck(String id) {
        var whole = Evenings.journal(Evenings.played(id, 1));
        var last = lastWithDice(whole);
        var undone = Evenings.after(whole, new Correction.UndoBackTo(last.entry(), "We forgot the woods."));
        assertThat(DiceStatistics.of(undone).dice())
                .isEqualTo(DiceStatistics.of(whole).dice());
        assertThat(DiceStatistics.of(undone).undone()).isPositive();
        assertThat(DiceStatistics.of(whole).undone()).isZero();
        var luck = Analysis.of(undone).luck();
        assertThat(luck.rolls().size() + luck.undone().size())
                .isEqualTo(Analysis.of(whole).luck().rolls().size());
        assertThat(luck.rolls()).noneMatch(roll -> roll.moment().entry().equals(last.entry()));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void an_undo_that_is_redone_leaves_every_figure_as_it_was(String id) {
        var whole = Evenings.journal(Evenings.played(id, 2));
        var undone = Evenings.after(whole, new Correction.UndoLast(5, null));
        var redone = Evenings.after(undone, new Correction.Redo(null));
        assertThat(Analysis.of(redone).curves()).isEqualTo(Analysis.of(whole).curves());
        assertThat(Analysis.of(redone).luck()).isEqualTo(Analysis.of(whole).luck());
        assertThat(DiceStatistics.of(redone)).isEqualTo(DiceStatistics.of(whole));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void dice_that_an_amendment_records_again_fell_once(String id) {
        var whole = Evenings.journal(Evenings.played(id, 3));
        var inForce = Evenings.battle(whole).timeline().inForce();
        var early = inForce.get(inForce.size() / 2);
        var change = new Correction.Change.Replace(early.order());
        var amended = Evenings.after(whole, new Correction.Amend(early.entry(), change, new TreeMap<>(), "As it was."));
        assertThat(DiceStatistics.of(amended)).isEqualTo(DiceStatistics.of(whole));
        assertThat(Analysis.of(amended).luck().bySide())
                .isEqualTo(Analysis.of(whole).luck().bySide());
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void dice_of_an_entry_that_is_struck_are_undone_dice(String id) {
        var whole = Evenings.journal(Evenings.played(id, 4));
        var last = lastWithDice(whole);
        var struck = Evenings.after(
                whole,
                new Correction.Amend(last.entry(), new Correction.Change.Strike(), new TreeMap<>(), "Out of sight."));
        assertThat(DiceStatistics.of(struck).dice())
                .isEqualTo(DiceStatistics.of(whole).dice());
        assertThat(DiceStatistics.of(struck).undone()).isPositive();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void told_anew_what_is_in_force_leads_to_the_field_as_it_stands(String id) {
        var whole = Evenings.journal(Evenings.played(id, 5));
        var story = Story.of(Evenings.after(whole, new Correction.UndoLast(7, null)));
        assertThat(story.inForce().getLast().after()).isEqualTo(story.battle().field());
    }
}
