package org.longroll.report.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.chart.Morale;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.JournalLine;
import org.longroll.report.Report;
import org.longroll.report.Ruling;
import org.longroll.report.Sentence;
import org.longroll.report.composition.Composer;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.UnitEvent;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Order;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.Simulation;
import org.longroll.testing.HowMany;

/**
 * Every claim of every sentence is true: six battles of each system in every build, two hundred in the long one. Every second
 * one is played at random, by players to whom the umpire lets pass what no sound player would try.
 */
class ClaimsTest {

    static Stream<Sentence> story(Report report) {
        return report.story().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Paragraph.class::isInstance)
                .flatMap(block -> ((Paragraph) block).sentences().stream());
    }

    static List<Sentence> sentences(Report report) {
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
        for (var told : ToldBattles.of(system)) {
            int number = told.number();
            var report = told.report();
            var witness = Witness.of(told.journal());
            for (var sentence : sentences(report)) {
                claims += sentence.claims().size();
                for (var claim : sentence.claims()) {
                    if (!witness.isTrue(claim, sentence)) {
                        falsehoods.add("%d: %s %s: %s".formatted(number, sentence.text(), sentence.entries(), claim));
                    }
                }
                Lexicon.unclaimed(sentence)
                        .forEach(words -> falsehoods.add("%d: %s says “%s” and claims %s"
                                .formatted(number, sentence.text(), words, sentence.claims())));
            }
        }
        assertThat(claims).isGreaterThan(1000);
        assertThat(falsehoods.stream().limit(40))
                .as(falsehoods.size() + " of " + claims)
                .isEmpty();
    }

    /** Of a unit by name, or of its side where the story is long. */
    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void every_figure_and_stand_that_was_lost_is_told_once(String system) {
        for (var told : ToldBattles.of(system)) {
            var table = Battle.of(told.journal().entries().journal()).table();
            Map<String, Integer> lost = new HashMap<>();
            story(told.report())
                    .flatMap(sentence -> sentence.claims().stream())
                    .filter(claim -> claim.deed() == Deed.LOST_TROOPS)
                    .forEach(claim -> lost.merge(
                            table.order().side(claim.who()).isPresent() ? claim.who() : table.sideOf(claim.who()),
                            claim.count() == null ? 0 : claim.count(),
                            Integer::sum));
            assertThat(lost).as("battle %d", told.number()).isEqualTo(struck(Ledger.of(told.journal())));
        }
    }

    private static Map<String, Integer> struck(Ledger ledger) {
        var table = ledger.battle().table();
        Map<String, Integer> lost = new HashMap<>();
        ledger.events(AdfEvent.FiguresLost.class, each -> true)
                .forEach(each -> lost.merge(table.sideOf(each.unit()), each.lost(), Integer::sum));
        ledger.events(UnitEvent.StandsLost.class, each -> true)
                .forEach(each -> lost.merge(table.sideOf(each.unit()), each.lost(), Integer::sum));
        return lost;
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void a_false_claim_is_found(String system) {
        var told = ToldBattles.of(system).getFirst();
        var witness = Witness.of(told.journal());
        var lost = story(told.report())
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

    /** As readers found five times: the fire told, and the guns were silent already. */
    @Test
    void fire_that_told_and_cost_nothing_is_no_miss() {
        int found = 0;
        for (var told : ToldBattles.of("rff")) {
            var witness = Witness.of(told.journal());
            for (var moment : Ledger.of(told.journal()).moments()) {
                if (moment.event() instanceof FireResolved fire
                        && fire.standsLost() == 0
                        && EnumSet.of(FireResult.WITHERING, FireResult.TELLING, FireResult.GALLING)
                                .contains(fire.result())) {
                    var missed = new Sentence("It went over their heads.", List.of(moment.entry()), List.of());
                    assertThat(witness.isTrue(Claim.of(fire.target(), Deed.WAS_UNHARMED), missed))
                            .isFalse();
                    found++;
                }
            }
        }
        assertThat(found).isGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"little-round-top", "mcphersons-ridge"})
    void what_a_battle_cost_in_men_is_what_was_lost(String scenario) {
        for (int seed = 1; seed <= HowMany.of("counted.battles", 1, 3); seed++) {
            var journal = ToldBattles.journal(Simulation.of(
                            ScenarioLibrary.read(Battles.library())
                                    .find(scenario)
                                    .orElseThrow()
                                    .scenario(),
                            Battles.library())
                    .play(seed));
            var report = Composer.compose(journal.entries(), Analysis.of(journal));
            var told = report.heading().summary().stream()
                    .filter(sentence -> sentence.claims().stream().anyMatch(claim -> claim.deed() == Deed.MUSTERED_MEN))
                    .toList();
            assertThat(told).hasSize(2).allMatch(sentence -> sentence.text().matches(".*about [\\d,]+ men.*"));
            assertThat(told).allMatch(sentence -> Lexicon.unclaimed(sentence).isEmpty());
            assertThat(told).allMatch(sentence -> sentence.claims().stream()
                    .allMatch(claim -> Witness.of(journal).isTrue(claim, sentence)));
            assertThat(report.losses())
                    .allMatch(sheet -> sheet.columns().getLast().equals("Men lost, about"));
        }
    }

    @Test
    void men_that_nobody_counted_are_found() {
        var lost = new Sentence(
                "The Union lost 20 figures (about 1,200 men).",
                List.of(),
                List.of(Claim.count("union", Deed.LOST_MEN, 120)));
        assertThat(Lexicon.unclaimed(lost)).containsExactly("lost 20 figures", "lost 20 figures (about 1,200 men)");
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

    /** Everything that a report says in words, but what players wrote themselves. */
    private static Stream<String> words(Report report) {
        return Stream.of(
                        sentences(report).stream().map(Sentence::text),
                        report.honours().stream().flatMap(each -> Stream.of(each.who(), each.reason())),
                        report.fallen().stream().flatMap(each -> Stream.of(each.name(), each.fate())),
                        report.rulings().stream().map(Ruling::text),
                        report.journal().stream().map(JournalLine::sentence),
                        Stream.concat(report.charts().stream(), report.maps().stream())
                                .flatMap(each -> Stream.of(each.title(), each.description())))
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void no_sentence_has_the_words_of_the_program(String system) {
        for (var told : ToldBattles.of(system)) {
            var order = Battle.of(told.journal().entries().journal()).orderOfBattle();
            var ids = Stream.concat(
                            order.units().stream().map(Muster::id),
                            order.leaders().stream().map(Leader::id))
                    .filter(id -> id.indexOf('-') > 0)
                    .toList();
            assertThat(words(told.report())).as("battle %d", told.number()).allSatisfy(text -> assertThat(text)
                    .doesNotContain("{", "}", "=", "null", "NaN", "[]", "  ")
                    .doesNotContainPattern("[A-Z]{2,}_[A-Z]+|\\b[0-9a-f]{8}-[0-9a-f]{4}-")
                    .doesNotContain(ids));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void the_steadiest_never_broke_and_the_unluckiest_rolled_ten_times(String system) {
        int honoured = 0;
        for (var told : ToldBattles.of(system)) {
            var ledger = Ledger.of(told.journal());
            for (var honour : told.report().honours()) {
                assertThat(honour.reason()).isNotBlank();
                if (honour.title().equals("The steadiest")) {
                    assertThat(broken(ledger)).as("battle %d", told.number()).doesNotContain(honour.who());
                    honoured++;
                }
                if (honour.title().equals("The unluckiest")) {
                    assertThat(told.analysis().luck().byUnit().stream()
                                    .filter(luck -> luck.subject().name().equals(honour.who())))
                            .anyMatch(luck -> luck.rolls() >= 10);
                }
            }
        }
        assertThat(honoured).isPositive();
    }

    /** The names of units that were shaken, broken or routed at any time. */
    private static List<String> broken(Ledger ledger) {
        var adf = ledger
                .events(AdfEvent.MoraleChanged.class, each -> each.after().worseThan(Morale.DISORDER))
                .stream()
                .map(AdfEvent.MoraleChanged::unit);
        var rff = ledger.events(UnitEvent.OrderChanged.class, each -> each.after() == Order.BROKEN).stream()
                .map(UnitEvent.OrderChanged::unit);
        return Stream.concat(adf, rff).map(ledger.battle().table()::name).toList();
    }
}
