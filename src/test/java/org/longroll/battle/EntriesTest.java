package org.longroll.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.Evenings;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Entry;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Seat;

/** Entries have the same numbers for everybody, whatever was taken back or corrected. */
class EntriesTest {

    static final List<String> BATTLES = Evenings.BATTLES;

    private static History played(String id) {
        return Evenings.journal(Evenings.played(id, 11));
    }

    private static History amended(History journal, int place) {
        var inForce = Evenings.battle(journal).timeline().inForce();
        var said = inForce.get(inForce.size() * place / 10);
        return Evenings.after(
                journal, new Amend(said.entry(), new Change.Replace(said.order()), new TreeMap<>(), "As it was."));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_was_recorded_is_numbered_from_the_opening_on(String id) {
        var entries = amended(played(id), 5).entries().all();
        var recorded = entries.stream().filter(entry -> !entry.isAgain()).toList();
        for (int number = 0; number < recorded.size(); number++) {
            assertThat(recorded.get(number).number()).isEqualTo(number);
        }
        assertThat(recorded.getFirst().type()).isEqualTo("start");
        assertThat(recorded.getLast().type()).isEqualTo("amend");
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_is_recorded_again_keeps_its_number_however_often(String id) {
        var entries = amended(amended(played(id), 5), 3).entries().all();
        var numbers = entries.stream().collect(Collectors.toMap(Entry::id, Entry::number));
        var again = entries.stream().filter(Entry::isAgain).toList();
        assertThat(again).isNotEmpty().allSatisfy(entry -> assertThat(entry.number())
                .isEqualTo(numbers.get(entry.replaces())));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void an_entry_that_was_forgotten_has_the_number_of_the_amendment_that_put_it_in(String id) {
        var played = played(id);
        var first = Evenings.battle(played).timeline().inForce().getFirst();
        var objective = Battle.opening(played).orderOfBattle().objectives().getFirst();
        var forgotten = new CommonOrder.TakeObjective(objective.id(), null, null);
        var change = new Change.InsertBefore(forgotten, Seat.UMPIRE);
        var entries = Evenings.after(played, new Amend(first.entry(), change, new TreeMap<>(), "Forgotten."))
                .entries()
                .all();
        var amendment = entries.stream()
                .filter(entry -> entry.type().equals("amend"))
                .findFirst()
                .orElseThrow();
        assertThat(entries)
                .filteredOn(entry -> entry.isAgain() && entry.replaces() == null)
                .singleElement()
                .satisfies(entry -> assertThat(entry.number()).isEqualTo(amendment.number()));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_entries_in_force_are_those_of_the_timeline_and_so_are_their_numbers(String id) {
        var journal = Evenings.after(amended(played(id), 4), new Correction.UndoLast(1, null));
        journal = Evenings.after(amended(journal, 7), new Correction.UndoLast(1, null));
        journal = Evenings.after(journal, new Correction.Redo(null));
        var entries = journal.entries();
        assertThat(entries.once().stream()
                        .filter(entry ->
                                !entry.undone() && entry.events().stream().anyMatch(this::isGame))
                        .map(entry -> entry.number() + " " + entry.id()))
                .containsExactlyInAnyOrderElementsOf(entries.journal().timeline().inForce().stream()
                        .map(said -> said.number() + " " + said.entry())
                        .toList());
    }

    private boolean isGame(Event event) {
        return event instanceof JournalEvent.Declared(var order) && !(order instanceof Correction);
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void every_event_belongs_to_one_entry(String id) {
        var journal = amended(played(id), 5);
        var entries = journal.entries().all();
        assertThat(entries.stream().flatMap(entry -> entry.events().stream()).toList())
                .isEqualTo(journal.lines().stream().map(History.Line::event).toList());
        long next = 1;
        for (var entry : entries) {
            assertThat(entry.first()).isEqualTo(next);
            next += entry.events().size();
        }
        var amendment = entries.stream()
                .filter(entry -> entry.type().equals("amend"))
                .findFirst()
                .orElseThrow();
        assertThat(amendment.last()).isEqualTo(journal.lines().size());
    }
}
