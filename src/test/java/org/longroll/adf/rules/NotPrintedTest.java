package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.longroll.adf.rules.Editions.MM15;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.sessions.JqwikSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FirerModifier;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.MoraleModifier;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.chart.TargetModifier;
import org.longroll.charts.LeftOut;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;
import org.longroll.testing.HowMany;

/** Whatever an edition leaves out: a modifier is then none, and a weapon or a formation is refused by name. */
class NotPrintedTest {

    private static final int QUESTIONS = HowMany.of("asked.questions", 16, 80);

    private static final List<FireOrder> FIRES = Stream.concat(
                    some(AdfArbitraries.orders()).stream(),
                    some(AdfArbitraries.orders()
                                    .filter(order -> MM15.fire(order).refusal().isEmpty()))
                            .stream())
            .toList();
    private static final List<MoraleCheck> CHECKS = some(AdfArbitraries.checks());
    private static final List<Contestant> CONTESTANTS = some(AdfArbitraries.contestants());
    private static final List<Troops> TROOPS = some(AdfArbitraries.troops());
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
        var movers = Combinators.combine(AdfArbitraries.troops(), Arbitraries.of(Gun.class))
                .as((troops, gun) ->
                        troops.arm() == Arm.ARTILLERY ? new Mover.Battery(troops, gun) : new Mover.Unit(troops));
        var legs = Combinators.combine(
                        Arbitraries.of(Terrain.class),
                        Arbitraries.integers().between(0, 8).map(Fraction::whole))
                .as(Leg::new);
        return Combinators.combine(
                        Arbitraries.oneOf(movers, Arbitraries.just(new Mover.Leader())),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 2),
                        legs.list().ofMaxSize(3))
                .as(Move::new);
    }

    static Stream<Word> words() {
        return LeftOut.words("adf").stream().filter(NotPrintedTest::canBeLeftOut);
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
        for (var each : List.of(rules, rules.waiving(EnumSet.allOf(AdfRefusal.class)))) {
            assertThatCode(() -> askEverything(each)).doesNotThrowAnyException();
        }
    }

    private static void askEverything(AdfRules rules) {
        FIRES.forEach(order -> rules.fire(order).map(FireAnswer::odds));
        CHECKS.forEach(check -> rules.check(check).map(MoraleAnswer::outcomes));
        CHECKS.forEach(check -> Stream.of(MoraleCover.values()).forEach(cover -> rules.check(behind(cover, check))));
        for (int i = 0; i < QUESTIONS; i++) {
            var target = new Regiment(TROOPS.get(i), 8, 6, 2);
            rules.volley(FIRES.get(i), target, CHECKS.get(i).situation());
            rules.impact(CONTESTANTS.get(i), CONTESTANTS.get(QUESTIONS - 1 - i)).map(NotPrintedTest::odds);
        }
        MOVES.forEach(rules::move);
        for (var troops : TROOPS) {
            rules.competence(troops, Losses.NONE).map(CompetenceAnswer::odds);
            rules.formationChange(troops);
            rules.countercharge(troops);
            rules.reform(troops);
        }
        for (var terrain : Terrain.values()) {
            TROOPS.forEach(
                    troops -> rules.charge(new Charge(troops, terrain, 1)).map(ChargeAnswer::odds));
            MOVES.forEach(move -> rules.rout(move.mover(), terrain).map(RoutAnswer::odds));
            rules.adjacentToLeader(terrain);
        }
    }

    private static Object odds(ImpactAnswer answer) {
        return answer instanceof ImpactAnswer.Contest contest ? contest.odds() : answer;
    }

    private static MoraleCheck behind(MoraleCover cover, MoraleCheck check) {
        var situation = new Situation(
                0,
                null,
                cover,
                false,
                Fraction.ZERO,
                false,
                0,
                false,
                null,
                false,
                0,
                false,
                null,
                check.situation().chargedAspect());
        return new MoraleCheck(check.troops(), check.losses(), 0, check.from(), situation);
    }

    static Stream<Word> modifiers() {
        return Stream.<Word[]>of(TargetModifier.values(), FirerModifier.values(), MoraleModifier.values())
                .flatMap(Stream::of);
    }

    @ParameterizedTest
    @MethodSource("modifiers")
    void a_modifier_that_is_not_printed_is_none_and_the_others_are_as_they_were(Word line) {
        var rules = without(line);
        if (line instanceof MoraleModifier) {
            CHECKS.forEach(check ->
                    requireSameBut(line, check, each -> each.check(check).map(MoraleAnswer::modifiers), rules));
        } else {
            FIRES.forEach(order ->
                    requireSameBut(line, order, each -> each.fire(order).map(FireAnswer::modifiers), rules));
        }
    }

    private static void requireSameBut(
            Word line, Object question, Function<AdfRules, Verdict<Modifiers>> asked, AdfRules rules) {
        var before = asked.apply(MM15);
        var after = asked.apply(rules);
        if (refusal(after).equals("cover-not-printed")) {
            return;
        }
        assertThat(refusal(after)).isEqualTo(refusal(before));
        after.map(modifiers -> assertThat(worthSomething(modifiers))
                .as("%s", question)
                .isEqualTo(worthSomething(before.answer()).stream()
                        .filter(id -> !id.equals(line.word()))
                        .toList()));
    }

    private static String refusal(Verdict<?> verdict) {
        return verdict.refusal().map(Refusal::code).orElse("");
    }

    private static List<String> worthSomething(Modifiers modifiers) {
        return modifiers.all().stream()
                .filter(modifier -> modifier.value() != 0)
                .map(Modifier::id)
                .toList();
    }

    @Test
    void a_weapon_that_is_not_printed_does_not_fire() {
        assertNotPrinted(new Shooting(without(SmallArm.RIFLE_MUSKET)).verdict(), "firers[0].weapon", "rifle-musket");
    }

    @Test
    void a_gun_that_is_not_printed_neither_fires_nor_moves() {
        var rules = without(Gun.NAPOLEON);
        var battery = Shooting.battery(Gun.NAPOLEON, 2);
        var move = new Move(new Mover.Battery(battery.troops(), Gun.NAPOLEON), false, 0, List.of());
        assertNotPrinted(rules.move(move), "weapon", "napoleon");
        assertNotPrinted(new Shooting(rules).by(battery).verdict(), "firers[0].weapon", "napoleon");
    }

    @Test
    void nobody_forms_or_is_of_a_quality_that_is_not_printed() {
        var veterans = Shooting.infantry(Quality.VETERAN, 8).troops();
        assertNotPrinted(
                without(Formation.BATTLE_LINE).charge(new Charge(veterans, Terrain.OPEN, 0)),
                "unit.formation",
                "battle-line");
        var check = new Nerves(MM15).of(Quality.VETERAN).check();
        assertNotPrinted(without(Quality.VETERAN).check(check), "unit.quality", "veteran");
    }

    @Test
    void nobody_goes_where_no_ground_is_printed_and_the_others_are_not_told_of_it() {
        var rules = without(Terrain.ROUGH);
        var veterans = Shooting.infantry(Quality.VETERAN, 8).troops();
        var move = new Move(new Mover.Unit(veterans), false, 0, List.of(new Leg(Terrain.ROUGH, Fraction.whole(1))));
        assertThat(refusal(rules.move(move))).isEqualTo("not-on-this-ground");
        assertNotPrinted(rules.charge(new Charge(veterans, Terrain.ROUGH, 0)), "terrain", "rough");
        var still = new Move(new Mover.Unit(veterans), false, 0, List.of());
        assertThat(((MovementAnswer.Marches) rules.move(still).answer()).allowances())
                .doesNotContainKey(Terrain.ROUGH)
                .containsKey(Terrain.OPEN);
    }

    @Test
    void a_cover_that_is_named_and_not_printed_is_refused() {
        var fire = new Shooting(without(TargetModifier.TARGET_STONE_WALL))
                .in(Cover.STONE_WALL)
                .verdict();
        assertThat(refusal(fire)).isEqualTo("cover-not-printed");
        assertThat(fire.refusal().orElseThrow().field()).isEqualTo("target.cover");
        assertThat(fire.refusal().orElseThrow().sentence())
                .matches("This edition knows no stone-wall for fire; it knows: .*light-woods.*\\.");
        var behindWorks = new Nerves(MM15).behind(Works.HASTY_WORKS).check();
        var check = without(MoraleModifier.HASTY_WORKS).check(behindWorks);
        assertThat(refusal(check)).isEqualTo("cover-not-printed");
        assertThat(check.refusal().orElseThrow().field()).isEqualTo("situation.works");
        assertThat(check.refusal().orElseThrow().sentence()).contains("; it knows: ");
    }

    @Test
    void a_line_that_says_not_printed_is_as_good_as_none() {
        assertThat(MM15.printed().morale().modifiers()).doesNotContainKey(MoraleModifier.LIGHT_COVER);
    }

    private static void assertNotPrinted(Verdict<?> verdict, String field, String word) {
        var refusal = verdict.refusal().orElseThrow();
        assertThat(refusal.code()).isEqualTo("not-printed");
        assertThat(refusal.field()).isEqualTo(field);
        assertThat(refusal.sentence()).isEqualTo("The chart prints no “%s”.".formatted(word));
        assertThat(refusal.waivable()).isFalse();
    }

    private static AdfRules without(Word word) {
        return (AdfRules) LeftOut.rules(MM15.chart(), word);
    }
}
