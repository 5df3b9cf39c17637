package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Sentences;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.export.CsvTables;
import org.longroll.report.render.Links;
import org.longroll.report.render.MarkdownReport;

/** What was taken back and what was decided again are told apart, in words that are a player's. */
class TakenBackTest {

    static final List<String> BATTLES = Evenings.ALL;

    private static RecordedOrder middle(History journal) {
        var inForce = Battle.of(journal.entries().journal()).timeline().inForce();
        return inForce.subList(inForce.size() - 60, inForce.size()).stream()
                .filter(RecordedOrder::rolledDice)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_an_amendment_decided_again_was_not_taken_back(String name) {
        var whole = Evenings.journal(Evenings.played(name));
        var before = Evenings.report(whole).undone();
        var early = middle(whole);
        var amended = org.longroll.analysis.Evenings.after(
                whole,
                new Correction.Amend(
                        early.entry(), new Change.Replace(early.order()), new TreeMap<>(), "Read it again."));
        assertThat(Evenings.report(amended).undone()).isEqualTo(before);
        assertThat(Evenings.report(amended).journal())
                .as("the lines that were decided again")
                .anyMatch(line -> line.undone() && line.decidedAgain());
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_an_undo_took_back_was(String name) {
        var whole = Evenings.journal(Evenings.played(name));
        var before = Evenings.report(whole).undone().size();
        var undone = org.longroll.analysis.Evenings.after(whole, new Correction.UndoLast(3, "Wrong table."));
        var report = Evenings.report(undone);
        assertThat(report.undone()).hasSize(before + 3);
        assertThat(MarkdownReport.of(report, new Links("https://journal.example/api/battles/1"))
                        .lines()
                        .filter(line -> line.contains("~~ (taken back) |")))
                .as("struck in the journal")
                .hasSize(before + 3);
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_table_of_rolls_has_each_die_once(String name) {
        var whole = Evenings.journal(Evenings.played(name));
        var early = middle(whole);
        var amended = org.longroll.analysis.Evenings.after(
                whole,
                new Correction.Amend(
                        early.entry(), new Change.Replace(early.order()), new TreeMap<>(), "Read it again."));
        assertThat(CsvTables.dice(amended.entries()).lines()).hasSize(1 + dice(whole));
    }

    private static int dice(History journal) {
        return journal.lines().stream()
                .filter(line -> line.event() instanceof DiceRolled)
                .mapToInt(line -> ((DiceRolled) line.event()).faces().size())
                .sum();
    }

    @Test
    void rulings_are_told_in_words_and_not_in_the_names_of_the_program() {
        var battle = Battle.of(
                Evenings.journal(Evenings.played("little-round-top")).entries().journal());
        var unit = battle.table().units().ids().getFirst();
        var values = new TreeMap<>(java.util.Map.of("figures", "5", "openingVolley", "true", "morale", "good-order"));
        var told = List.of(
                Sentences.of(
                        new Declared(new CommonOrder.SetUnit(unit, values, "Miscounted.", false)),
                        battle.system(),
                        battle.table()),
                Sentences.of(
                        new Declared(new CommonOrder.Settle(unit + "-76", "Forgotten.", false)),
                        battle.system(),
                        battle.table()),
                Sentences.of(
                        new EntryLeftOut(new UUID(1, 2), "unknown-due", "“%s-76” is not due.".formatted(unit)),
                        battle.system(),
                        battle.table()));
        assertThat(told.getFirst())
                .endsWith("has 5 figures, is in good order and still has its opening volley: Miscounted.");
        assertThat(told).noneMatch(sentence -> sentence.contains(unit) || sentence.matches(".*[{}=].*"));
    }
}
