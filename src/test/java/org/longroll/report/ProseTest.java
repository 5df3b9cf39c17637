package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.battle.Battles;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim.Deed;
import org.longroll.report.render.BbcodeReport;
import org.longroll.report.render.Links;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;

/** How a story reads: what readers stumbled over stays mended. */
class ProseTest {

    static final List<String> BATTLES = Evenings.ALL;

    private static final Pattern IN_TURN = Pattern.compile("in turn (\\d+)");

    private static Stream<Paragraph> paragraphs(Report report) {
        return report.story().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Paragraph.class::isInstance)
                .map(Paragraph.class::cast);
    }

    private static List<Sentence> sentences(Report report, Predicate<Claim> about) {
        return paragraphs(report)
                .flatMap(paragraph -> paragraph.sentences().stream())
                .filter(sentence -> sentence.claims().stream().anyMatch(about))
                .toList();
    }

    @Test
    void a_leader_who_stays_with_his_unit_is_told_once() {
        int told = 0;
        for (var report :
                Stream.concat(skirmishes("adf-15mm"), skirmishes("rff")).toList()) {
            var posts = new HashMap<String, String>();
            for (var sentence : sentences(report, claim -> claim.deed() == Deed.JOINED)) {
                for (var claim : sentence.claims()) {
                    assertThat(posts.put(claim.who(), claim.whom()))
                            .as(sentence.text())
                            .isNotEqualTo(claim.whom());
                    told++;
                }
            }
        }
        assertThat(told).isPositive();
    }

    @Test
    void a_rally_and_the_march_after_it_are_one_sentence() {
        assertThat(skirmishes("rff")
                        .flatMap(report -> sentences(report, claim -> claim.deed() == Deed.RALLIED).stream()))
                .anyMatch(sentence -> sentence.text().contains("marched on")
                        && sentence.claims().stream().anyMatch(claim -> claim.deed() == Deed.MOVED));
    }

    @Test
    void who_was_struck_close_behind_is_told_with_the_fire() {
        var texts = paragraphs(Evenings.report("mcphersons-ridge"))
                .flatMap(paragraph -> paragraph.sentences().stream())
                .map(Sentence::text)
                .toList();
        assertThat(texts).anyMatch(text -> text.startsWith("Close behind, "));
        for (int i = 1; i < texts.size(); i++) {
            boolean twice =
                    texts.get(i).startsWith("Close behind") && texts.get(i - 1).startsWith("Close behind");
            assertThat(twice).as(texts.get(i)).isFalse();
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_name_is_not_the_subject_twice_running_where_it_alone_is_told_of(String battle) {
        paragraphs(Evenings.report(battle)).forEach(paragraph -> {
            var sentences = paragraph.sentences();
            for (int i = 1; i < sentences.size(); i++) {
                var before = sentences.get(i - 1);
                if (isAboutOne(before) && before.text().matches("The \\d+\\w+ [A-Z]\\w+ [a-z].*")) {
                    var name = before.text().substring(0, before.text().indexOf(' ', 8));
                    assertThat(sentences.get(i).text()).doesNotStartWith(name + " fell ");
                }
            }
        });
    }

    private static boolean isAboutOne(Sentence sentence) {
        var all = new HashSet<String>();
        sentence.claims()
                .forEach(claim ->
                        all.addAll(claim.whom() == null ? List.of(claim.who()) : List.of(claim.who(), claim.whom())));
        return all.size() == 1;
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_words_of_the_game_that_are_used_are_explained_and_no_others(String battle) {
        var report = Evenings.report(battle);
        var told = Stream.concat(
                        report.heading().summary().stream().map(Sentence::text),
                        report.story().stream().flatMap(chapter -> chapter.texts().stream()))
                .collect(Collectors.joining(" "));
        var words = report.glossary().stream().map(Term::word).toList();
        assertThat(report.glossary()).isNotEmpty().allMatch(term -> told.contains(term.word()));
        for (var word : List.of("worn down", "spent", "shaken", "silenced")) {
            assertThat(words.contains(word)).as(word).isEqualTo(told.contains(word));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf-15mm", "rff"})
    void what_a_side_took_is_told_in_the_order_of_the_turns(String ruleset) {
        var told = skirmishes(ruleset)
                .flatMap(report -> report.heading().summary().stream())
                .map(Sentence::text)
                .filter(text -> text.contains(" back in turn "))
                .toList();
        assertThat(told).isNotEmpty().allSatisfy(text -> assertThat(IN_TURN.matcher(text)
                        .results()
                        .map(turn -> Integer.parseInt(turn.group(1)))
                        .toList())
                .hasSizeGreaterThan(1)
                .isSorted());
    }

    @Test
    void a_figure_that_came_back_at_once_is_not_counted_out_of_one() {
        var told = skirmishes("adf-15mm")
                .flatMap(ProseTest::paragraphs)
                .flatMap(paragraph -> paragraph.sentences().stream())
                .map(Sentence::text)
                .filter(text -> text.contains("returned"))
                .toList();
        assertThat(told)
                .anyMatch(text -> text.contains("lost one figure, which returned"))
                .noneMatch(text -> text.contains("one figure, of which"));
    }

    private static final Map<String, List<Report>> SKIRMISHES = new HashMap<>();

    private static Stream<Report> skirmishes(String ruleset) {
        return SKIRMISHES.computeIfAbsent(ruleset, ProseTest::twelve).stream();
    }

    private static List<Report> twelve(String ruleset) {
        return IntStream.rangeClosed(1, 12)
                .parallel()
                .mapToObj(number -> Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library(), number)
                        .play(number))
                .map(battle -> Evenings.report(Evenings.journal(battle)))
                .toList();
    }

    @Test
    void what_is_counted_is_explained_in_men_where_the_scenario_says_how_many() {
        assertThat(Evenings.report("little-round-top").glossary().getFirst().meaning())
                .endsWith("here about 60 men");
    }

    @Test
    void a_forum_gets_links_to_the_charts_and_maps() {
        var report = Evenings.report("little-round-top");
        var links = new Links("https://journal.example/api/battles/1");
        var bbcode = BbcodeReport.of(report, links);
        assertThat(Stream.concat(report.charts().stream(), report.maps().stream()))
                .hasSizeGreaterThan(5)
                .allMatch(chart -> bbcode.contains("[url=%s]%s[/url]"
                        .formatted(links.picture(chart.id(), report.heading().version()), chart.title())));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void all_whose_cartridges_gave_out_in_a_phase_are_told_of_in_one_sentence_at_its_end(String battle) {
        paragraphs(Evenings.report(battle)).forEach(paragraph -> {
            var sentences = paragraph.sentences();
            assertThat(sentences.subList(0, sentences.size() - 1))
                    .noneMatch(sentence -> sentence.text().contains("low on ammunition"));
        });
    }

    @Test
    void cartridges_give_out_in_a_short_battle() {
        assertThat(skirmishes("rff")
                        .flatMap(report -> sentences(report, claim -> claim.deed() == Deed.RAN_LOW).stream()))
                .isNotEmpty();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void nobody_is_driven_off_of_whom_nothing_is_left(String battle) {
        var gone = List.of(Deed.WAS_DESTROYED, Deed.SURRENDERED);
        assertThat(sentences(Evenings.report(battle), claim -> gone.contains(claim.deed())))
                .isNotEmpty()
                .noneMatch(sentence -> sentence.text().contains("drove off"));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_cost_of_a_turn_is_told_in_words_or_in_digits_never_in_both(String battle) {
        assertThat(Evenings.report(battle).story().stream()
                        .flatMap(chapter -> chapter.summary().stream())
                        .map(Sentence::text)
                        .filter(text -> text.contains(" cost ")))
                .isNotEmpty()
                .noneMatch(text -> text.matches(".*\\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) "
                                + "(figure|stand|section|gun stand).*")
                        && text.matches(".*\\d+ (figure|stand|section|gun stand).*"));
    }

    @Test
    void weapons_are_told_in_words() {
        assertThat(Evenings.report("mcphersons-ridge").orderOfBattle().stream()
                        .flatMap(side -> side.commands().stream())
                        .flatMap(command -> command.units().stream())
                        .map(Roll.Unit::weapon))
                .contains("rifle musket (RM)", "breechloader (BL)")
                .noneMatch(weapon -> weapon.matches("[A-Z]+"));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void tables_and_charts_call_a_side_what_the_story_calls_it(String battle) {
        var report = Evenings.report(battle);
        var captions = Stream.concat(
                        report.losses().stream().map(Sheet::caption),
                        report.charts().stream()
                                .flatMap(chart -> chart.figures().stream().map(Sheet::caption)))
                .filter(caption -> caption.matches("(Losses|Morale|Luck) of .*"))
                .toList();
        assertThat(captions).hasSizeGreaterThan(4).allMatch(caption -> caption.matches("\\w+ of the .*"));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void who_came_back_in_a_turn_is_told_beside_what_it_cost(String battle) {
        assertThat(Evenings.report(battle).story().stream()
                        .flatMap(chapter -> chapter.summary().stream())
                        .filter(sentence -> sentence.text().contains("came back)")))
                .allMatch(sentence -> sentence.claims().stream().anyMatch(claim -> claim.deed() == Deed.RECOVERED));
    }
}
