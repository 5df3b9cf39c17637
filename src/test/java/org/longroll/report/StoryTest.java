package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.adf.battle.AdfEvent.FiguresLost;
import org.longroll.adf.battle.AdfEvent.SectionsLost;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.ObjectiveTaken;
import org.longroll.battle.CommonEvent.ProseEdited;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Names;
import org.longroll.rff.battle.UnitEvent;

/** The story of a battle, turn by turn. */
class StoryTest {

    static final List<String> BATTLES = Evenings.ALL;

    private static Stream<Sentence> sentences(Report report) {
        return report.story().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Paragraph.class::isInstance)
                .flatMap(block -> ((Paragraph) block).sentences().stream());
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void every_sentence_leads_to_entries_that_are_in_force(String battle) {
        var report = Evenings.report(battle);
        var inForce = report.journal().stream()
                .filter(line -> !line.undone())
                .map(JournalLine::number)
                .collect(Collectors.toSet());
        assertThat(sentences(report)).isNotEmpty().allSatisfy(sentence -> {
            assertThat(sentence.entries()).isNotEmpty();
            assertThat(inForce).containsAll(sentence.entries());
        });
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_is_said_of_a_whole_turn_leads_to_its_entries(String battle) {
        assertThat(Evenings.report(battle).story()).allSatisfy(chapter -> assertThat(
                        Stream.of(chapter.introduction(), chapter.summary()).flatMap(List::stream))
                .allSatisfy(sentence -> assertThat(sentence.entries()).isNotEmpty()));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_place_is_told_to_be_taken_only_by_who_did_not_hold_it(String battle) {
        var held = new HashMap<String, String>();
        Evenings.played(battle)
                .opening()
                .orderOfBattle()
                .objectives()
                .forEach(place -> held.put(place.id(), place.heldBy()));
        var story = sentences(Evenings.report(battle))
                .flatMap(sentence -> sentence.entries().stream())
                .toList();
        for (var entry : Evenings.played(battle).entries()) {
            entry.events().stream()
                    .filter(ObjectiveTaken.class::isInstance)
                    .map(ObjectiveTaken.class::cast)
                    .forEach(taken -> {
                        boolean changed = !Objects.equals(held.put(taken.objective(), taken.by()), taken.by());
                        assertThat(story.contains(entry.number()))
                                .as("%s", taken)
                                .isEqualTo(changed);
                    });
        }
    }

    /** A place that was taken and lost again in one turn is not among it. */
    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_turn_begins_with_what_changed_hands_in_it(String battle) {
        var played = Evenings.played(battle);
        var now = Battle.opened(played.end().id(), played.opening(), played.opened());
        var before = new HashMap<Integer, Map<String, String>>();
        var after = new HashMap<Integer, Map<String, String>>();
        for (var entry : played.entries()) {
            int turn = now.field().turn();
            before.putIfAbsent(turn, Map.copyOf(now.table().holders()));
            for (var event : entry.events()) {
                now = now.after(event, entry.occasion());
            }
            after.put(turn, Map.copyOf(now.table().holders()));
        }
        for (var chapter : Evenings.report(battle).story()) {
            var held = before.getOrDefault(chapter.turn(), Map.of());
            var changed = new HashMap<>(after.getOrDefault(chapter.turn(), Map.of()));
            changed.entrySet().removeIf(each -> each.getValue().equals(held.get(each.getKey())));
            var told = new HashMap<String, String>();
            chapter.introduction().stream()
                    .flatMap(sentence -> sentence.claims().stream())
                    .filter(claim -> claim.deed() == Deed.WAS_TAKEN)
                    .forEach(claim -> told.put(claim.who(), claim.whom()));
            assertThat(told).as("turn %d", chapter.turn()).isEqualTo(changed);
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_is_left_out_of_a_turn_is_one_sentence_and_none_stands_alone(String battle) {
        for (var chapter : Evenings.report(battle).story()) {
            var texts = chapter.blocks().stream()
                    .filter(Paragraph.class::isInstance)
                    .map(block -> Sentence.texts(((Paragraph) block).sentences()))
                    .toList();
            assertThat(texts.stream().flatMap(List::stream).filter(text -> text.startsWith("Elsewhere ")))
                    .hasSizeLessThanOrEqualTo(1);
            assertThat(chapter.blocks().stream()
                            .filter(Paragraph.class::isInstance)
                            .filter(block -> !((Paragraph) block).label().isEmpty())
                            .map(block ->
                                    ((Paragraph) block).sentences().getFirst().text()))
                    .noneMatch(text -> text.matches("The \\w+ lost \\w+ (figure|stand)s?\\."));
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void who_is_overtaken_was_told_to_go_back(String battle) {
        for (var chapter : Evenings.report(battle).story()) {
            var wentBack = new ArrayList<String>();
            for (var block : chapter.blocks()) {
                for (var sentence : block instanceof Paragraph told ? told.sentences() : List.<Sentence>of()) {
                    sentence.claims().stream()
                            .filter(claim -> claim.deed() == Deed.BEAT
                                    && sentence.text().matches(".*(overtook|caught up with) .*"))
                            .forEach(claim ->
                                    assertThat(wentBack).as(sentence.text()).contains(claim.whom()));
                    sentence.claims().stream()
                            .filter(claim -> claim.deed() == Deed.FELL_BACK || claim.deed() == Deed.GOT_WORSE)
                            .forEach(claim -> wentBack.add(claim.who()));
                }
            }
        }
    }

    @Test
    void the_comma_in_the_name_of_a_battery_is_none_of_a_list() {
        var table = Evenings.played("shiloh-hornets-nest").end().table();
        var batteries = table.units().ids().stream()
                .filter(unit -> table.name(unit).matches("Battery [DK], 1st Missouri"))
                .toList();
        assertThat(new Names(table).those(batteries))
                .isEqualTo("Battery D of the 1st Missouri and Battery K of the 1st Missouri");
        assertThat(new Names(table).unit(batteries.getFirst())).isEqualTo("Battery D, 1st Missouri");
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_the_umpire_ruled_in_the_same_words_stands_there_once_a_turn(String battle) {
        var report = Evenings.report(battle);
        assertThat(report.rulings().stream().map(ruling -> ruling.turn() + ruling.text()))
                .doesNotHaveDuplicates();
        assertThat(report.rulings().stream()
                        .mapToInt(ruling -> ruling.entries().size())
                        .sum())
                .isEqualTo((int) report.journal().stream()
                        .filter(line -> line.type().equals("ruling") && !line.undone())
                        .count());
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void every_entry_that_cost_men_or_guns_is_told(String battle) {
        var told = sentences(Evenings.report(battle))
                .flatMap(sentence -> sentence.entries().stream())
                .collect(Collectors.toSet());
        var costly = Evenings.played(battle).entries().stream()
                .filter(entry -> entry.events().stream()
                        .anyMatch(event -> event instanceof FiguresLost
                                || event instanceof SectionsLost
                                || event instanceof UnitEvent.StandsLost))
                .map(entry -> entry.number())
                .toList();
        assertThat(costly).isNotEmpty();
        assertThat(told).containsAll(costly);
    }

    /** What is read, without the tables, the order of battle and the journal. */
    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_report_of_sixty_units_is_read_in_a_quarter_of_an_hour(String battle) {
        var report = Evenings.report(battle);
        var words = new ArrayList<String>(Sentence.texts(report.heading().summary()));
        report.story().forEach(chapter -> words.addAll(chapter.texts()));
        report.glossary().forEach(term -> words.add(term.word() + " " + term.meaning()));
        report.honours().forEach(honour -> words.add(honour.title() + " " + honour.who() + " " + honour.reason()));
        report.fallen().forEach(fallen -> words.add(fallen.name() + " " + fallen.side() + " " + fallen.fate()));
        assertThat(words.stream().mapToInt(text -> text.split("\\s+").length).sum())
                .isLessThanOrEqualTo(4000);
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_same_battle_is_told_in_the_same_words(String battle) {
        assertThat(Evenings.report(battle)).isEqualTo(Evenings.report(battle));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void every_sentence_is_one(String battle) {
        assertThat(sentences(Evenings.report(battle)).map(Sentence::text)).allSatisfy(text -> {
            assertThat(text)
                    .matches("[A-Z0-9“].*[.!?…”]")
                    .doesNotContain("  ", "null", "..", " ,", " .", "the the", "%", "they was", "beside they");
        });
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void no_way_of_saying_it_is_worn_out(String battle) {
        var texts = sentences(Evenings.report(battle)).map(Sentence::text).toList();
        Map<String, Integer> openings = new HashMap<>();
        texts.forEach(text -> openings.merge(shape(text), 1, Integer::sum));
        var commonest = Collections.max(openings.entrySet(), Map.Entry.comparingByValue());
        assertThat(openings.size()).as("ways of saying it").isGreaterThan(40);
        assertThat((double) commonest.getValue() / texts.size())
                .as("share of the commonest, “%s”", commonest.getKey())
                .isLessThan(0.15);
    }

    /** A sentence without its names and numbers. */
    private static String shape(String text) {
        return text.replaceAll("(the )?[0-9]+(st|nd|rd|th)[A-Za-z0-9 ,.']*?(?= [a-z]+ed| [a-z]+ |[,.:])", "X");
    }

    @Test
    void defensive_fire_is_told_under_the_side_that_fires() {
        var battle = Evenings.played("mcphersons-ridge");
        var table = battle.end().table();
        var allowed = battle.entries().stream()
                .filter(entry -> entry.order() instanceof CommonOrder.Allow)
                .map(entry -> entry.number())
                .toList();
        var label = "";
        int fires = 0;
        for (var chapter : Evenings.report("mcphersons-ridge").story()) {
            for (var block : chapter.blocks()) {
                if (block instanceof Paragraph paragraph) {
                    label = paragraph.label().isEmpty() ? label : paragraph.label();
                    for (var fire : fires(paragraph, allowed)) {
                        assertThat(label).contains(table.name(table.sideOf(fire.who())));
                        fires++;
                    }
                }
            }
        }
        assertThat(fires).isGreaterThan(5);
    }

    /** Without those that an umpire may have allowed to the other side. */
    private static List<Claim> fires(Paragraph paragraph, List<Integer> allowed) {
        return paragraph.sentences().stream()
                .filter(sentence -> Collections.disjoint(sentence.entries(), allowed))
                .flatMap(sentence -> sentence.claims().stream())
                .filter(claim -> claim.deed() == Deed.FIRED)
                .toList();
    }

    @Test
    void fewer_sentences_are_told_than_entries_were_recorded() {
        var report = Evenings.report("shiloh-hornets-nest");
        assertThat(sentences(report).count()).isLessThan(report.journal().size());
    }

    @Test
    void a_note_stands_where_it_was_written_and_brings_its_photos() {
        var photo = "ab".repeat(32);
        var report = Evenings.report(Evenings.and(
                Evenings.journal(Evenings.played("little-round-top")),
                new NoteTaken("Hold the left!", List.of(), List.of(photo), null)));
        assertThat(report.story().getLast().blocks().getLast())
                .isEqualTo(new Note(
                        "umpire",
                        "Hold the left!",
                        List.of(photo),
                        report.journal().getLast().number()));
    }

    @Test
    void what_a_person_wrote_stands_in_place_of_the_story_and_the_last_word_counts() {
        var journal = Evenings.and(Evenings.journal(Evenings.played("little-round-top")), new ProseEdited(2, "First."));
        var chapter = Evenings.report(Evenings.and(journal, new ProseEdited(2, "It rained."))).story().stream()
                .filter(each -> each.turn() == 2)
                .findFirst()
                .orElseThrow();
        assertThat(chapter.edited())
                .isNotNull()
                .extracting(Chapter.EditedProse::text)
                .isEqualTo("It rained.");
        assertThat(chapter.shown()).noneMatch(Paragraph.class::isInstance);
        assertThat(chapter.blocks()).as("the journal's own words are kept").anyMatch(Paragraph.class::isInstance);
    }
}
