package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.CommonEvent.NoteTaken;
import org.longroll.battle.CommonEvent.ObjectiveTaken;
import org.longroll.battle.CommonEvent.ProseEdited;
import org.longroll.battle.Entry;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim.Deed;

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
    void every_fire_in_force_is_told(String battle) {
        var journal = Evenings.journal(Evenings.played(battle));
        var told = sentences(Evenings.report(journal))
                .flatMap(sentence -> sentence.entries().stream())
                .collect(Collectors.toSet());
        var fires = journal.entries().all().stream()
                .filter(line -> !line.undone() && line.type().equals("fire"))
                .map(Entry::number)
                .toList();
        assertThat(told).containsAll(fires);
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
        var most = openings.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        assertThat(openings.size()).as("ways of saying it").isGreaterThan(40);
        assertThat((double) most / texts.size()).as("share of the commonest").isLessThan(0.15);
    }

    /** A sentence without its names and numbers. */
    private static String shape(String text) {
        return text.replaceAll("(the )?[0-9]+(st|nd|rd|th)[A-Za-z0-9 ,.']*?(?= [a-z]+ed| [a-z]+ |[,.:])", "X");
    }

    @Test
    void defensive_fire_is_told_under_the_side_that_fires() {
        var table = Evenings.played("mcphersons-ridge").end().table();
        var label = "";
        int fires = 0;
        for (var chapter : Evenings.report("mcphersons-ridge").story()) {
            for (var block : chapter.blocks()) {
                if (block instanceof Paragraph paragraph) {
                    label = paragraph.label().isEmpty() ? label : paragraph.label();
                    for (var claim : claims(paragraph, Deed.FIRED)) {
                        assertThat(label).contains(table.name(table.sideOf(claim.who())));
                        fires++;
                    }
                }
            }
        }
        assertThat(fires).isGreaterThan(20);
    }

    private static List<Claim> claims(Paragraph paragraph, Deed deed) {
        return paragraph.sentences().stream()
                .flatMap(sentence -> sentence.claims().stream())
                .filter(claim -> claim.deed() == deed)
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
