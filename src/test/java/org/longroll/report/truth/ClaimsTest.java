package org.longroll.report.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battles;
import org.longroll.battle.Journal;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Report;
import org.longroll.report.Sentence;
import org.longroll.report.composition.Composer;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;

/**
 * Every claim of every sentence is true: twenty battles of each system in every build, two hundred in the long one. Every
 * second one is played at random, by players to whom the umpire lets pass what no sound player would try.
 */
class ClaimsTest {

    private static final int BATTLES = Integer.getInteger("simulated.battles", 50) > 50 ? 200 : 20;

    private static final List<String> ADF = List.of("adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm");

    private static SimulatedBattle played(String system, int number) {
        var ruleset = system.equals("rff") ? "rff" : ADF.get(number / 2 % ADF.size());
        var simulation = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library(), number);
        return (number % 2 == 0 ? simulation : simulation.with(BadBoy::new)).play(number);
    }

    private static Journal journal(SimulatedBattle battle) {
        var lines = new ArrayList<Journal.Line>();
        lines.add(new Journal.Line(battle.opening(), battle.opened()));
        battle.entries().forEach(entry -> entry.events()
                .forEach(event -> lines.add(new Journal.Line(event, entry.occasion()))));
        return new Journal(battle.end().id(), lines);
    }

    private static Stream<Sentence> story(Report report) {
        return report.story().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Paragraph.class::isInstance)
                .flatMap(block -> ((Paragraph) block).sentences().stream());
    }

    private static List<Sentence> sentences(Report report) {
        var ofTurns = report.story().stream()
                .flatMap(chapter -> Stream.concat(chapter.introduction().stream(), chapter.summary().stream()));
        return Stream.of(report.heading().summary().stream(), ofTurns, story(report))
                .flatMap(each -> each)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void no_claim_of_any_sentence_is_false(String system) {
        var falsehoods = new ArrayList<String>();
        long claims = 0;
        for (int number = 0; number < BATTLES; number++) {
            var journal = journal(played(system, number));
            var report = Composer.compose(journal.entries(), Analysis.of(journal));
            var witness = Witness.of(journal);
            for (var sentence : sentences(report)) {
                claims += sentence.claims().size();
                for (var claim : sentence.claims()) {
                    if (!witness.isTrue(claim, sentence)) {
                        falsehoods.add("%d: %s %s: %s".formatted(number, sentence.text(), sentence.entries(), claim));
                    }
                }
                var battle = number;
                Lexicon.unclaimed(sentence)
                        .forEach(words -> falsehoods.add("%d: %s says “%s” and claims %s"
                                .formatted(battle, sentence.text(), words, sentence.claims())));
            }
        }
        assertThat(claims).isGreaterThan(1000);
        assertThat(falsehoods.stream().limit(40))
                .as(falsehoods.size() + " of " + claims)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void every_figure_and_stand_that_was_lost_is_told_once(String system) {
        for (int number = 0; number < BATTLES; number++) {
            var journal = journal(played(system, number));
            var report = Composer.compose(journal.entries(), Analysis.of(journal));
            Map<String, Integer> told = new HashMap<>();
            story(report)
                    .flatMap(sentence -> sentence.claims().stream())
                    .filter(claim -> claim.deed() == Deed.LOST_TROOPS)
                    .forEach(claim -> told.merge(claim.who(), claim.count() == null ? 0 : claim.count(), Integer::sum));
            assertThat(told).as("battle %d", number).isEqualTo(struck(Ledger.of(journal)));
        }
    }

    private static Map<String, Integer> struck(Ledger ledger) {
        Map<String, Integer> lost = new HashMap<>();
        ledger.events(org.longroll.adf.battle.AdfEvent.FiguresLost.class, each -> true)
                .forEach(each -> lost.merge(each.unit(), each.lost(), Integer::sum));
        ledger.events(org.longroll.rff.battle.UnitEvent.StandsLost.class, each -> true)
                .forEach(each -> lost.merge(each.unit(), each.lost(), Integer::sum));
        return lost;
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void a_false_claim_is_found(String system) {
        var journal = journal(played(system, 0));
        var report = Composer.compose(journal.entries(), Analysis.of(journal));
        var witness = Witness.of(journal);
        var lost = story(report)
                .filter(sentence -> sentence.claims().stream().anyMatch(claim -> claim.deed() == Deed.LOST_TROOPS))
                .findFirst()
                .orElseThrow();
        var unit = lost.claims().stream()
                .filter(claim -> claim.deed() == Deed.LOST_TROOPS)
                .findFirst()
                .orElseThrow()
                .who();
        assertThat(List.of(
                        Claim.of(unit, Deed.WAS_UNHARMED),
                        Claim.count(unit, Deed.LOST_TROOPS, 99),
                        Claim.of(unit, Deed.SURRENDERED)))
                .noneMatch(claim -> witness.isTrue(claim, lost));
    }

    @Test
    void a_false_phrase_is_found() {
        var ran = new Sentence("The 20th Maine held firm.", List.of(1), List.of(Claim.of("20-maine", Deed.RAN)));
        assertThat(Lexicon.unclaimed(ran)).hasSize(1);
        var lost = new Sentence(
                "The 20th Maine lost three figures.",
                List.of(1),
                List.of(Claim.count("20-maine", Deed.LOST_TROOPS, 2)));
        assertThat(Lexicon.unclaimed(lost)).containsExactly("lost three figures");
    }
}
