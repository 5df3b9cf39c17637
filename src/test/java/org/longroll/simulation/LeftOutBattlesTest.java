package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FirerModifier;
import org.longroll.adf.chart.MoraleModifier;
import org.longroll.adf.chart.TargetModifier;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.GameSystem;
import org.longroll.charts.LeftOut;
import org.longroll.rff.chart.ChargeModifier;
import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rff.chart.ManeuverModifier;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetId;
import org.longroll.rules.Word;
import org.longroll.scenario.Changes;
import org.longroll.testing.HowMany;

/** Battles by charts that leave out what the vocabulary has: an old chart under a program that has learned a word. */
class LeftOutBattlesTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    /** Of every so many words one is left out in every build, and each in the long one. */
    private static final int IN_THE_BUILD = 5;

    private static final Set<Class<?>> MODIFIERS = Set.of(
            TargetModifier.class,
            FirerModifier.class,
            MoraleModifier.class,
            ChargeModifier.class,
            FireModifier.class,
            ManeuverModifier.class);

    /** Lines that a player asks for by the name of a cover, whether or not they count. */
    private static final Set<Word> NAMED =
            Stream.of(Cover.values()).map(Cover::line).collect(Collectors.toSet());

    /** Of every ruleset the golden battle goes as it went, by the chart without all that it never came to. */
    @ParameterizedTest
    @FieldSource("RULESETS")
    void a_recorded_battle_goes_on_as_it_went(String ruleset) throws IOException {
        var golden = Files.readAllLines(Path.of("src/test/resources/battles").resolve(ruleset + ".txt"));
        var journal = String.join("\n", golden);
        var chart = chart(ruleset);
        var never = LeftOut.words(chart.heading().system()).stream()
                .filter(word -> MODIFIERS.contains(word.getClass()) && !NAMED.contains(word))
                .filter(line -> !journal.contains('"' + line.word() + '"'))
                .toArray(Word[]::new);
        assertThat(never).isNotEmpty();
        var referee = GameSystem.ALL.named(chart.heading().system()).over(LeftOut.rules(chart, never));
        assertThat(GoldenBattle.replayed(golden, referee)).isEqualTo(golden);
    }

    static Stream<Arguments> words() {
        return Stream.of("adf-15mm", "rff").flatMap(ruleset -> {
            var words = LeftOut.words(system(ruleset)).stream()
                    .filter(word -> canBeLeftOut(ruleset, word))
                    .toList();
            return IntStream.range(0, words.size())
                    .filter(number -> HowMany.LONG || number % IN_THE_BUILD == 0)
                    .mapToObj(number -> arguments(ruleset, words.get(number)));
        });
    }

    /** Where the chart cannot play somebody, the order of battle says so; else nothing that happens is an accident. */
    @ParameterizedTest
    @MethodSource("words")
    void nobody_stumbles_over_a_word_that_is_not_printed(String ruleset, Word word) {
        var rules = LeftOut.rules(chart(ruleset), word);
        boolean modifier = MODIFIERS.contains(word.getClass());
        var opening = opening(ruleset, modifier ? 2 : 1);
        var flaws = GameSystem.ALL.named(system(ruleset)).over(rules).flaws(opening.orderOfBattle());
        if (!flaws.isEmpty()) {
            assertThat(flaws).allSatisfy(flaw -> assertThat(flaw.field()).startsWith("units["));
            return;
        }
        var played = Simulation.of(opening, rules).with(RandomPlayer::new).play(1863);
        if (modifier) {
            assertThat(played.broken()).isEmpty();
            assertThat(played.end().table().over()).isTrue();
        }
    }

    private static BattleStarted opening(String ruleset, int turns) {
        var shortened = new Changes(null, ruleset, null, null, null, null, null, turns, null);
        return Skirmishes.ofAllArms(ruleset).with(shortened).opening(Battles.library());
    }

    private static boolean canBeLeftOut(String ruleset, Word word) {
        try {
            LeftOut.rules(chart(ruleset), word);
            return true;
        } catch (ChartRefused needed) {
            return false;
        }
    }

    private static Chart chart(String ruleset) {
        return Battles.library().find(new RulesetId(ruleset)).map(Rules::chart).orElseThrow();
    }

    private static String system(String ruleset) {
        return ruleset.equals("rff") ? "rff" : "adf";
    }
}
