package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.longroll.rff.rules.TheRules.RFF;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.sessions.JqwikSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.charts.LeftOut;
import org.longroll.rff.chart.ChargeModifier;
import org.longroll.rff.chart.FieldChart.Sight;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverModifier;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.RateLine;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;
import org.longroll.testing.HowMany;

/** Whatever the chart leaves out: a modifier is then none, and a weapon or a formation is refused by name. */
class NotPrintedTest {

    private static final int QUESTIONS = HowMany.of("asked.questions", 20, 100);

    private static final List<FireOrder> FIRES = some(RffArbitraries.fires());
    private static final List<ManeuverCheck> CHECKS = some(RffArbitraries.checks());
    private static final List<ChargeCombat> CHARGES = some(RffArbitraries.charges());
    private static final List<Move> MOVES = some(moves());

    private static <T> List<T> some(Arbitrary<T> questions) {
        var some = new ArrayList<T>();
        JqwikSession.run(() -> {
            var generator = questions.generator(QUESTIONS);
            var random = new Random(1863);
            for (int i = 0; i < QUESTIONS; i++) {
                some.add(generator.next(random).value());
            }
        });
        return some;
    }

    private static Arbitrary<Move> moves() {
        var formations = Arbitraries.of(Formation.class);
        Arbitrary<Mover> movers = Arbitraries.oneOf(
                formations.map(Mover.Foot::new),
                formations.map(Mover.Horse::new),
                formations.map(Mover.Leader::new),
                formations.optional().map(each -> new Mover.Guns(MoverKind.HORSE_GUN, each, GunState.READY)));
        Arbitrary<Maneuver> maneuvers =
                Arbitraries.oneOf(Arbitraries.of(TroopManeuver.class), Arbitraries.of(GunManeuver.class));
        var legs = Combinators.combine(
                        Arbitraries.of(Ground.class),
                        Arbitraries.integers().between(0, 12).map(Fraction::whole))
                .as(Leg::new);
        return Combinators.combine(
                        movers,
                        Arbitraries.of(ManeuverResult.class),
                        maneuvers.optional(),
                        legs.list().ofMaxSize(3))
                .as(Move::new);
    }

    static Stream<Word> words() {
        return LeftOut.words("rff").stream().filter(NotPrintedTest::canBeLeftOut);
    }

    private static boolean canBeLeftOut(Word word) {
        try {
            without(word);
            return true;
        } catch (ChartRefused needed) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("words")
    void every_question_has_an_answer_or_a_refusal(Word word) {
        var rules = without(word);
        for (var each : List.of(rules, rules.waiving(EnumSet.allOf(RffRefusal.class)))) {
            assertThatCode(() -> askEverything(each)).doesNotThrowAnyException();
        }
    }

    private static void askEverything(RffRules rules) {
        FIRES.forEach(order -> rules.fire(order).map(FireAnswer::outcomes));
        CHECKS.forEach(check -> {
            rules.check(check).map(ManeuverAnswer::odds);
            rules.check(check).map(answer -> answer.roll(1).answer());
        });
        CHARGES.forEach(combat -> rules.charge(combat).map(ChargeAnswer::odds));
        MOVES.forEach(move -> {
            rules.move(move);
            Stream.of(Rate.values()).forEach(rate -> rules.farthest(move.mover(), rate));
            Stream.of(Quality.values()).forEach(quality -> rules.lacks(quality, SmallArm.RM, move.mover()));
        });
        rules.fallenLeader().odds();
        rules.commandRadius(EnumSet.allOf(Sight.class));
        Stream.of(Sight.values()).forEach(sight -> rules.commandRadius(Set.of(sight)));
        Stream.of(TroopManeuver.values())
                .forEach(maneuver -> rules.disorders(
                        maneuver, List.of(new Passing(Quality.GREEN, Order.GOOD_ORDER, Set.of(Ground.ROUGH)))));
        FIRES.forEach(order -> rules.printed()
                .fire()
                .effects()
                .keySet()
                .forEach(result -> rules.behind(FireKind.MUSKETRY, result, 5, order.target())));
    }

    static Stream<Word> modifiers() {
        return Stream.<Word[]>of(ManeuverModifier.values(), FireModifier.values(), ChargeModifier.values())
                .flatMap(Stream::of);
    }

    @ParameterizedTest
    @MethodSource("modifiers")
    void a_modifier_that_is_not_printed_is_none_and_the_others_are_as_they_were(Word line) {
        var rules = without(line);
        switch (line) {
            case ManeuverModifier of ->
                CHECKS.forEach(
                        check -> requireSameBut(line, each -> each.check(check).map(ManeuverAnswer::modifiers), rules));
            case FireModifier of ->
                FIRES.forEach(
                        order -> requireSameBut(line, each -> each.fire(order).map(FireAnswer::modifiers), rules));
            default ->
                CHARGES.forEach(combat ->
                        requireSameBut(line, each -> each.charge(combat).map(ChargeAnswer::attacker), rules));
        }
    }

    private static void requireSameBut(Word line, Function<RffRules, Verdict<Modifiers>> asked, RffRules rules) {
        var before = asked.apply(RFF);
        var after = asked.apply(rules);
        assertThat(after.refusal()).isEqualTo(before.refusal());
        after.map(modifiers -> assertThat(ids(modifiers, line))
                .doesNotContain(line.word())
                .isEqualTo(ids(before.answer(), line).stream()
                        .filter(id -> !id.equals(line.word()))
                        .toList()));
    }

    /** Who is outnumbered by the odds of a line that is not printed may be so by milder odds: these are not compared. */
    private static List<String> ids(Modifiers modifiers, Word line) {
        return modifiers.all().stream()
                .map(Modifier::id)
                .filter(id -> id.equals(line.word())
                        || !line.word().startsWith("outnumbered")
                        || !id.startsWith("outnumbered"))
                .toList();
    }

    @Test
    void a_weapon_that_is_not_printed_does_not_fire() {
        var fire = FIRES.stream()
                .filter(order -> order.firers().getFirst().weapon() == SmallArm.RM)
                .findFirst()
                .orElseThrow();
        assertNotPrinted(without(SmallArm.RM).fire(fire), "firers[0].weapon", "RM");
    }

    @Test
    void nobody_fires_at_a_quality_that_is_not_printed() {
        var fire = FIRES.stream()
                .filter(order -> order.target().quality() == Quality.GREEN)
                .filter(order -> RFF.fire(order).refusal().isEmpty())
                .findFirst()
                .orElseThrow();
        assertNotPrinted(without(Quality.GREEN).fire(fire), "target.quality", "green");
    }

    @Test
    void nobody_moves_by_a_result_or_a_line_that_is_not_printed() {
        var hasty = new Move(new Mover.Horse(Formation.LINE), ManeuverResult.HASTY, Optional.empty(), List.of());
        assertNotPrinted(without(ManeuverResult.HASTY).move(hasty), "result", "hasty");
        var move = new Move(new Mover.Foot(Formation.LINE), ManeuverResult.TARDY, Optional.empty(), List.of());
        assertThat(without(RateLine.INFANTRY_LINE).move(move).refusal())
                .map(Refusal::code)
                .contains("formation-does-not-fit");
    }

    @Test
    void whoever_is_close_behind_suffers_the_next_effect_that_is_printed() {
        var printed = RFF.printed().fire();
        var effects = new EnumMap<>(printed.effects());
        effects.remove(FireResult.TELLING);
        var less = new FireChart(
                printed.musketry(),
                printed.cannonade(),
                printed.steps(),
                printed.modifiers(),
                printed.lines(),
                printed.results(),
                effects,
                printed.procedure());
        assertThat(printed.behind(FireResult.WITHERING)).isEqualTo(FireResult.TELLING);
        assertThat(less.behind(FireResult.WITHERING)).isEqualTo(FireResult.GALLING);
        assertThat(less.behind(FireResult.GALLING)).isEqualTo(FireResult.LIVELY);
        assertThat(less.behind(FireResult.DESULTORY)).isEqualTo(FireResult.DESULTORY);
    }

    private static void assertNotPrinted(Verdict<?> verdict, String field, String word) {
        var refusal = verdict.refusal().orElseThrow();
        assertThat(refusal.code()).isEqualTo("not-printed");
        assertThat(refusal.field()).isEqualTo(field);
        assertThat(refusal.sentence()).isEqualTo("The chart prints no “%s”.".formatted(word));
        assertThat(refusal.waivable()).isFalse();
    }

    private static RffRules without(Word word) {
        return (RffRules) LeftOut.rules(RFF.chart(), word);
    }
}
