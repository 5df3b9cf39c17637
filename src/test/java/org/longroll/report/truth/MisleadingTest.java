package org.longroll.report.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;

/** Sentences that are true one by one and still lead a reader astray: by their order, their “but”, or their sums. */
class MisleadingTest {

    private static final Set<Deed> UNHARMED = Set.of(Deed.WAS_UNHARMED, Deed.HELD);

    private static final Set<Deed> HARM = Set.of(
            Deed.LOST_TROOPS,
            Deed.LOST_GUNS,
            Deed.GOT_WORSE,
            Deed.FELL_BACK,
            Deed.WAS_DESTROYED,
            Deed.SURRENDERED,
            Deed.GUNS_SILENCED,
            Deed.GUNS_DAMAGED,
            Deed.GUNS_TAKEN);

    private static Stream<Paragraph> paragraphs(ToldBattles.Told told) {
        return told.report().story().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Paragraph.class::isInstance)
                .map(Paragraph.class::cast);
    }

    /** The first entry of a sentence that concerns somebody. */
    private static int first(Sentence sentence, String who, Ledger ledger) {
        return ledger.of(sentence.entries()).about(who).moments().stream()
                .mapToInt(Ledger.Moment::entry)
                .min()
                .orElse(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void what_happened_to_one_unit_is_told_in_the_order_in_which_it_happened(String system) {
        for (var told : ToldBattles.of(system)) {
            var ledger = Ledger.of(told.journal());
            paragraphs(told).forEach(paragraph -> assertThat(outOfOrder(paragraph.sentences(), ledger))
                    .as("battle %d", told.number())
                    .isEmpty());
        }
    }

    private static List<String> outOfOrder(List<Sentence> sentences, Ledger ledger) {
        var wrong = new ArrayList<String>();
        Map<String, Integer> latest = new HashMap<>();
        for (var sentence : sentences) {
            for (var who : sentence.claims().stream()
                    .filter(claim -> claim.deed() != Deed.FIRED && claim.deed() != Deed.RAN_LOW)
                    .filter(claim -> !UNHARMED.contains(claim.deed()))
                    .map(Claim::who)
                    .filter(who -> ledger.battle().table().units().find(who).isPresent())
                    .distinct()
                    .toList()) {
                int now = first(sentence, who, ledger);
                if (now < latest.getOrDefault(who, 0)) {
                    wrong.add("%s: %s".formatted(who, sentence.text()));
                }
                latest.merge(who, now, Math::max);
            }
        }
        return wrong;
    }

    @Test
    void an_effect_before_its_cause_is_found() {
        var told = ToldBattles.of("adf").getFirst();
        var ledger = Ledger.of(told.journal());
        var sentences = paragraphs(told)
                .map(Paragraph::sentences)
                .filter(each -> !outOfOrder(each.reversed(), ledger).isEmpty())
                .findFirst();
        assertThat(sentences).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void nobody_holds_or_is_unharmed_in_a_paragraph_in_which_it_comes_to_harm(String system) {
        for (var told : ToldBattles.of(system)) {
            paragraphs(told).forEach(paragraph -> {
                var claims = paragraph.sentences().stream()
                        .flatMap(sentence -> sentence.claims().stream())
                        .toList();
                var harmed = claims.stream()
                        .filter(claim -> HARM.contains(claim.deed()))
                        .map(Claim::who)
                        .toList();
                assertThat(claims.stream().filter(claim -> UNHARMED.contains(claim.deed())))
                        .as("battle %d: %s", told.number(), Sentence.texts(paragraph.sentences()))
                        .noneMatch(claim -> harmed.contains(claim.who()));
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void no_word_promises_what_the_next_one_takes_back(String system) {
        for (var told : ToldBattles.of(system)) {
            assertThat(ClaimsTest.sentences(told.report()))
                    .as("battle %d", told.number())
                    .allSatisfy(sentence -> assertThat(Lexicon.misleading(sentence.text()))
                            .as(sentence.text())
                            .isEmpty());
        }
    }

    /** As readers found them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "The 1st Louisiana was ready and fired, but the 9th Illinois wavered.",
                "There was no stopping the 16th Michigan.",
                "Nothing could stop the 7th Tennessee, and the 8th Illinois Cavalry went into disorder.",
                "That was too much: the 9th Illinois went into disorder and fell back an inch.",
                "The successor of the successor of Brig. Gen. Archer fell.",
                "As fugitives poured past, the 15th and 47th Alabama stopped running, though still shaken.",
                "Though its neighbour was gone, the 12th Illinois was in good order again.",
                "The fire of the 25th Alabama only steadied the 50th Illinois, which came back to good order.",
                "Under the fire of Battery D, the 4th Alabama brought one figure back into the ranks.",
                "Before the charge struck, the 5th Ohio Cavalry was in good order again.",
                "The 56th Pennsylvania stood unharmed under the fire of the 2nd Mississippi."
            })
    void a_misleading_sentence_is_found(String text) {
        assertThat(Lexicon.misleading(text)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void the_costs_of_the_turns_add_up_to_the_cost_of_the_battle(String system) {
        for (var told : ToldBattles.of(system)) {
            var turns = told.report().story().stream().flatMap(chapter -> chapter.summary().stream());
            assertThat(lost(turns))
                    .as("battle %d", told.number())
                    .isEqualTo(lost(told.report().heading().summary().stream()));
        }
    }

    private static Map<String, Integer> lost(Stream<Sentence> sentences) {
        Map<String, Integer> lost = new HashMap<>();
        sentences
                .flatMap(sentence -> sentence.claims().stream())
                .filter(claim -> claim.deed() == Deed.LOST_TROOPS || claim.deed() == Deed.LOST_GUNS)
                .forEach(claim -> lost.merge(
                        claim.who() + " " + claim.deed(), claim.count() == null ? 0 : claim.count(), Integer::sum));
        lost.values().removeIf(count -> count == 0);
        return lost;
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf", "rff"})
    void few_sentences_say_that_nothing_happened(String system) {
        for (var told : ToldBattles.of(system)) {
            var story = ClaimsTest.story(told.report()).toList();
            long nothing = story.stream()
                    .filter(sentence -> sentence.claims().stream()
                            .allMatch(claim -> UNHARMED.contains(claim.deed()) || claim.deed() == Deed.FIRED))
                    .count();
            assertThat(nothing).as("battle %d", told.number()).isLessThanOrEqualTo(story.size() / 4);
        }
    }
}
