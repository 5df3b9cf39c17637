package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.analysis.Subject.Kind;
import org.longroll.simulation.SimulatedBattle;

/** The figures of whole battles, held against a second count. */
class FiguresTest {

    private static final Offset<Double> EXACTLY = within(1e-6);

    static Stream<Arguments> battles() {
        return Evenings.BATTLES.stream()
                .flatMap(id -> Stream.of(1L, 2L, 3L, 4L, 5L, 6L).map(seed -> Arguments.of(id, seed)));
    }

    @ParameterizedTest
    @MethodSource("battles")
    void every_figure_is_the_same_in_a_second_count(String id, long seed) {
        var battle = Evenings.played(id, seed);
        var figures = Analysis.of(Evenings.journal(battle));
        var second = new SecondCount(battle);
        assertThat(figures.fires()).hasSize(second.fires);
        assertThat(figures.charges()).hasSize(second.charges);
        assertThat(figures.fallenLeaders()).hasSize(second.leadersLost);
        assertThat(figures.rallies()).hasSize(second.rallies);
        for (var side : figures.sides()) {
            assertThat(end(figures, side.id())).as("left to %s", side.id()).isEqualTo(second.left(side.id()));
            assertThat(lost(figures, battle, side.id()))
                    .as("lost by %s", side.id())
                    .isEqualTo(second.lost.getOrDefault(side.id(), 0));
        }
        figures.effectiveness().stream()
                .filter(each -> each.subject().kind() == Kind.SIDE)
                .forEach(side -> {
                    assertThat(side.effect())
                            .isEqualTo(second.hits.get(side.subject().id()), EXACTLY);
                    assertThat(side.expected())
                            .isEqualTo(second.expectedHits.get(side.subject().id()), EXACTLY);
                });
        assertThat(figures.effectiveness().stream()
                        .filter(each -> each.subject().kind() == Kind.SIDE)
                        .mapToInt(Effectiveness::checksForced)
                        .sum())
                .as("checks forced")
                .isEqualTo(second.checks);
        assertThat(faces(battle)).isEqualTo(second.faces);
    }

    @ParameterizedTest
    @MethodSource("battles")
    void the_luck_of_a_side_is_what_its_rolls_came_to_beyond_the_mean_and_that_of_both_adds_up_to_nothing(
            String id, long seed) {
        var battle = Evenings.played(id, seed);
        var luck = Analysis.of(Evenings.journal(battle)).luck();
        var second = new SecondCount(battle);
        assertThat(luck.bySide().stream().mapToDouble(Fortune::z).sum()).isEqualTo(0, EXACTLY);
        for (var fortune : luck.bySide()) {
            var side = fortune.subject().id();
            double fire = more(fortune, List.of(RollKind.FIRE, RollKind.EFFECT_OF_FIRE));
            assertThat(fire)
                    .isEqualTo(
                            second.hits.getOrDefault(side, 0.0) - second.expectedHits.getOrDefault(side, 0.0), EXACTLY);
            assertThat(more(fortune, List.of(RollKind.MORALE_CHECK, RollKind.RALLY)))
                    .isEqualTo(second.moraleLuck.getOrDefault(side, 0.0), EXACTLY);
            assertThat(more(fortune, List.of(RollKind.IMPACT, RollKind.CHARGE_COMBAT)))
                    .isEqualTo(second.combatLuck.getOrDefault(side, 0.0), EXACTLY);
            assertThat(more(fortune, List.of(RollKind.MANEUVER)))
                    .isEqualTo(second.maneuverLuck.getOrDefault(side, 0.0), EXACTLY);
        }
    }

    @ParameterizedTest
    @MethodSource("battles")
    void what_all_gave_is_what_the_enemy_took_of_somebody(String id, long seed) {
        var figures = Analysis.of(Evenings.journal(Evenings.played(id, seed)));
        double given = figures.casualties().stream()
                .mapToDouble(each -> each.troopsGiven() + each.gunsGiven())
                .sum();
        int taken = figures.losses().stream()
                .filter(loss -> !loss.by().isEmpty())
                .mapToInt(loss -> loss.lost().troops() + loss.lost().guns())
                .sum();
        assertThat(given).isEqualTo(taken, EXACTLY);
        assertThat(figures.casualties().stream().map(Casualties::taken).reduce(Strength.NONE, Strength::plus))
                .isEqualTo(figures.losses().stream().map(Loss::lost).reduce(Strength.NONE, Strength::plus));
    }

    @ParameterizedTest
    @MethodSource("battles")
    void a_command_is_as_strong_as_its_units_in_every_turn(String id, long seed) {
        var figures = Analysis.of(Evenings.journal(Evenings.played(id, seed)));
        for (var side : of(figures, Kind.SIDE)) {
            var units = of(figures, Kind.UNIT).stream()
                    .filter(curve ->
                            curve.subject().side().equals(side.subject().id()))
                    .toList();
            for (int i = 0; i < side.byTurn().size(); i++) {
                int turn = i;
                assertThat(units.stream()
                                .map(unit -> unit.byTurn().get(turn).strength())
                                .reduce(Strength.NONE, Strength::plus))
                        .isEqualTo(side.byTurn().get(turn).strength());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("battles")
    void a_unit_mustered_what_the_order_of_battle_says_and_a_side_has_what_it_mustered_less_what_it_lost(
            String id, long seed) {
        var battle = Evenings.played(id, seed);
        var figures = Analysis.of(Evenings.journal(battle));
        for (var unit : of(figures, Kind.UNIT)) {
            var muster = battle.end().table().muster(unit.subject().id()).orElseThrow();
            assertThat(count(unit.mustered())).as(muster.id()).isEqualTo(SecondCount.strength(muster));
        }
        for (var side : of(figures, Kind.SIDE)) {
            assertThat(count(side.left()))
                    .isEqualTo(count(side.mustered())
                            - lost(figures, battle, side.subject().id()));
        }
    }

    private static int count(Strength strength) {
        return strength.troops() + strength.guns();
    }

    private static List<Curve> of(Analysis figures, Kind kind) {
        return figures.curves().stream()
                .filter(curve -> curve.subject().kind() == kind)
                .toList();
    }

    private static int end(Analysis figures, String side) {
        var strength = figures.curves().stream()
                .filter(curve -> curve.subject().kind() == Kind.SIDE
                        && curve.subject().id().equals(side))
                .findFirst()
                .orElseThrow()
                .byTurn()
                .getLast()
                .strength();
        return strength.troops() + strength.guns();
    }

    private static int lost(Analysis figures, SimulatedBattle battle, String side) {
        return figures.losses().stream()
                .filter(loss -> battle.end().table().sideOf(loss.unit()).equals(side))
                .mapToInt(loss -> loss.lost().troops() + loss.lost().guns())
                .sum();
    }

    private static double more(Fortune fortune, List<RollKind> kinds) {
        return fortune.measures().stream()
                .filter(measure -> measure.part() == RollLuck.Part.MADE && kinds.contains(measure.kind()))
                .mapToDouble(measure -> measure.actual() - measure.expected())
                .sum();
    }

    private static Map<Integer, Integer> faces(SimulatedBattle battle) {
        Map<Integer, Integer> faces = new TreeMap<>();
        DiceStatistics.of(Evenings.journal(battle)).tallies().stream()
                .filter(tally -> tally.by() == DiceTally.By.ALL)
                .forEach(tally -> {
                    for (int face = 1; face <= tally.sides(); face++) {
                        faces.merge(face, tally.counts().get(face - 1), Integer::sum);
                    }
                });
        faces.values().removeIf(count -> count == 0);
        return faces;
    }
}
