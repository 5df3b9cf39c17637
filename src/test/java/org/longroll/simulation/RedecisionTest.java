package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.Evenings;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.battle.Readings;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.Redecision.Difference;

/** A journal is checked by deciding it again: what comes out otherwise is a fault, unless a reading has changed. */
class RedecisionTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    private static final Readings.Change FIRE_READ_ANEW =
            new Readings.Change(Set.of("fire"), "A volley at night counts half.");

    @ParameterizedTest
    @FieldSource("RULESETS")
    void a_battle_that_is_decided_again_goes_as_it_went(String ruleset) {
        var played = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library())
                .with(BadBoy::new)
                .play(4);
        assertThat(redecided(Evenings.journal(played), Readings.TODAY)).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("org.longroll.analysis.Evenings#BATTLES")
    void so_does_one_that_was_corrected(String id) {
        var journal = Evenings.journal(Evenings.played(id, 2));
        var inForce = Evenings.battle(journal).timeline().inForce();
        var early = inForce.get(inForce.size() / 2);
        var change = new Change.Replace(early.order());
        var amended = Evenings.after(journal, new Amend(early.entry(), change, new TreeMap<>(), "As it was."));
        assertThat(redecided(amended, Readings.TODAY)).isEmpty();
    }

    @Test
    void a_die_that_somebody_changed_is_a_fault() {
        assertThat(redecided(forged(), Readings.TODAY)).isNotEmpty().noneMatch(Difference::byReading);
    }

    @Test
    void in_a_battle_of_older_readings_what_they_changed_is_no_fault() {
        var changes = new ArrayList<>(Readings.TODAY.changes());
        changes.add(FIRE_READ_ANEW);
        var differences = redecided(forged(), new Readings(changes));
        assertThat(differences).anyMatch(Difference::byReading);
        assertThat(differences)
                .allMatch(difference ->
                        difference.byReading() == difference.entry().type().equals("fire"));
    }

    @Test
    void readings_have_a_number_and_say_what_they_changed() {
        var readings = new Readings(List.of(FIRE_READ_ANEW));
        assertThat(readings.number()).isEqualTo(2);
        assertThat(readings.since(1))
                .extracting(Readings.Change::what)
                .containsExactly("A volley at night counts half.");
        assertThat(readings.since(2)).isEmpty();
        assertThat(readings.since(7)).as("a program of older readings").isEmpty();
        assertThat(Evenings.played("little-round-top", 1).opening().readings()).isEqualTo(Readings.TODAY.number());
    }

    /** The dice of the first fire show other faces than those that were declared or that came of it. */
    private static History forged() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var lines = new ArrayList<History.Line>();
        boolean done = false;
        var type = "";
        for (var line : journal.lines()) {
            if (line.event() instanceof Declared(var order)
                    && (lines.isEmpty() || !lines.getLast().occasion().equals(line.occasion()))) {
                type = order.type();
            }
            if (!done
                    && type.equals("fire")
                    && line.event() instanceof DiceRolled dice
                    && dice.purpose().equals("fire")) {
                var faces = dice.faces().stream().map(face -> 7 - face).toList();
                lines.add(new History.Line(
                        new DiceRolled(dice.purpose(), dice.unit(), dice.sides(), faces, dice.source(), dice.by()),
                        line.occasion()));
                done = true;
            } else {
                lines.add(line);
            }
        }
        return new History(journal.id(), lines);
    }

    private static List<Difference> redecided(History journal, Readings readings) {
        return Decider.differences(
                journal, Battles.referee(Battle.opening(journal).rulebook().ruleset()), readings);
    }
}
