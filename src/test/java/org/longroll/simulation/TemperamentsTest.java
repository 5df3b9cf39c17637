package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.battle.Battles;
import org.longroll.battle.Score;
import org.longroll.battle.Side;
import org.longroll.testing.HowMany;

/**
 * The house's player plays to win, and within the rules. A few mirrored battles of each in every build, a hundred in the
 * long one.
 */
class TemperamentsTest {

    private static final int MIRRORED = HowMany.of("mirrored.battles", 4, 100);

    /** Who wins nine of ten in the long run may well lose one of the first four. */
    private static final int TO_WIN = HowMany.LONG ? MIRRORED * 9 / 10 : MIRRORED - 1;

    private static final int JOURNALS = HowMany.of("odd.journals", 1, 50);

    static Stream<Arguments> systems() {
        return of(List.of("adf-15mm", "rff"));
    }

    static Stream<Arguments> rulesets() {
        return of(Skirmishes.RULESETS);
    }

    private static Stream<Arguments> of(List<String> rulesets) {
        return rulesets.stream()
                .flatMap(ruleset -> Stream.of(Temperament.values()).map(each -> Arguments.of(ruleset, each)));
    }

    /**
     * A mirrored battle is one seed played twice, each player once on either side. Who has more points over both, as the
     * scenario counts them for objectives held and for units and leaders lost, has won it.
     */
    @ParameterizedTest
    @MethodSource("systems")
    void each_beats_the_random_player_in_nine_of_ten_mirrored_battles(String ruleset, Temperament temperament) {
        var leads = LongStream.rangeClosed(1, MIRRORED)
                .parallel()
                .mapToObj(seed -> leads(ruleset, temperament, seed))
                .toList();
        long won = leads.stream()
                .filter(pair -> pair.stream().mapToInt(Integer::intValue).sum() > 0)
                .count();
        var single = leads.stream().flatMap(List::stream).toList();
        System.out.printf(
                "%s, %s: won %d of %d mirrored battles, %d of %d single ones%n",
                ruleset,
                temperament,
                won,
                MIRRORED,
                single.stream().filter(lead -> lead > 0).count(),
                single.size());
        assertThat(won).isGreaterThanOrEqualTo(TO_WIN);
    }

    /** By how many points the house's player is ahead at the end, on one side and on the other. */
    private static List<Integer> leads(String ruleset, Temperament temperament, long seed) {
        var scenario = Skirmishes.ofAllArms(ruleset);
        var simulation = Simulation.of(scenario, Battles.library());
        return scenario.opening(Battles.library()).orderOfBattle().sides().stream()
                .map(Side::id)
                .map(side -> {
                    var played = simulation
                            .with(chooser -> Duel.of(seed, side, temperament))
                            .play(seed);
                    assertThat(played.broken()).isEmpty();
                    var points = Score.of(played.end()).points();
                    return points.get(side) - points.get(played.end().table().enemyOf(side));
                })
                .toList();
    }

    /** From journals in which an umpire let pass what the rules forbid, cut off at every tenth of them. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void whatever_it_plays_on_it_meets_no_refusal(String ruleset, Temperament temperament) {
        var scenario = Skirmishes.ofAllArms(ruleset);
        var temperaments = scenario.opening(Battles.library()).orderOfBattle().sides().stream()
                .collect(Collectors.toMap(Side::id, side -> temperament));
        LongStream.rangeClosed(1, JOURNALS).parallel().forEach(seed -> {
            var simulation = Simulation.of(scenario, Battles.library(), seed);
            var inForce =
                    simulation.with(BadBoy::new).play(seed).end().timeline().inForce();
            for (int tenths = 0; tenths < 10; tenths++) {
                var begun = inForce.subList(0, inForce.size() * tenths / 10);
                var played = simulation.with(temperaments).playOn(begun, List.of(), seed, scenario.turnLimit());
                assertThat(played.attempts())
                        .as("seed %d, %d tenths", seed, tenths)
                        .isEmpty();
                assertThat(played.end().table().over())
                        .as("seed %d, %d tenths: over", seed, tenths)
                        .isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("systems")
    void a_stated_temperament_plays_whatever_the_seed(String ruleset, Temperament temperament) {
        var simulation = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library());
        // The lowest bits of a seed say who plays: 0 is careful on both sides, 3 is bold on both.
        long seed = temperament == Temperament.CAREFUL ? 4 : 7;
        var both = Map.of("north", temperament, "south", temperament);
        assertThat(simulation.with(both).play(seed)).isEqualTo(simulation.play(seed));
        assertThat(simulation.with(both).play(seed ^ 3).entries())
                .isNotEqualTo(simulation.play(seed ^ 3).entries());
    }
}
