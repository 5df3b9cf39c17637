package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.Evenings;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Sentences;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Entry;
import org.longroll.journal.History;

/** Every entry is told in words, whatever came of it. */
class SentencesTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;
    static final List<String> BATTLES = Evenings.BATTLES;

    private static final int MANY = Integer.getInteger("told.battles", 12);

    @ParameterizedTest
    @FieldSource("RULESETS")
    void no_entry_of_a_battle_is_without_a_sentence(String ruleset) {
        var scenario = Skirmishes.ofAllArms(ruleset);
        var silent = new TreeMap<String, String>();
        LongStream.rangeClosed(1, MANY)
                .mapToObj(seed -> Simulation.of(scenario, Battles.library(), seed)
                        .with(BadBoy::new)
                        .play(seed))
                .forEach(played -> played.entries().stream()
                        .filter(entry -> Sentences.of(entry.events().stream(), played.end())
                                .isBlank())
                        .forEach(entry ->
                                silent.put(entry.order().type(), entry.events().toString())));
        assertThat(silent).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void nor_is_a_correction_or_what_it_recorded_again(String id) {
        var journal = Evenings.journal(Evenings.played(id, 11));
        var inForce = Evenings.battle(journal).timeline().inForce();
        var said = inForce.get(inForce.size() / 2);
        journal = Evenings.after(
                journal, new Amend(said.entry(), new Change.Replace(said.order()), new TreeMap<>(), "As it was."));
        journal = Evenings.after(
                journal,
                new Amend(
                        Evenings.battle(journal).timeline().inForce().getLast().entry(),
                        new Change.Strike(),
                        new TreeMap<>(),
                        "Never happened."));
        journal = Evenings.after(journal, new Correction.UndoLast(2, null));
        journal = Evenings.after(journal, new Correction.Redo(null));
        assertThat(silent(journal)).isEmpty();
    }

    private static Map<String, Entry> silent(History journal) {
        var entries = journal.entries();
        var silent = new TreeMap<String, Entry>();
        entries.all().stream()
                .filter(entry -> Sentences.of(entry.events().stream(), Battle.of(entries.journal()))
                        .isBlank())
                .forEach(entry -> silent.put(entry.type(), entry));
        return silent;
    }
}
