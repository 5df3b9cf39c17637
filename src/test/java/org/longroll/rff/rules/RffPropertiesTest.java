package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.longroll.rff.rules.TheRules.RFF;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.longroll.dice.Distribution;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;

/** What always holds. */
class RffPropertiesTest {

    @Provide
    Arbitrary<FireOrder> fires() {
        return RffArbitraries.fires();
    }

    @Provide
    Arbitrary<ManeuverCheck> checks() {
        return RffArbitraries.checks();
    }

    @Provide
    Arbitrary<ChargeCombat> charges() {
        return RffArbitraries.charges();
    }

    @Property
    void the_odds_of_a_fire_are_those_of_all_its_dice(@ForAll("fires") FireOrder order) {
        RFF.fire(order)
                .refusal()
                .ifPresentOrElse(refused -> assertThat(refused.rule()).isNotBlank(), () -> {
                    var answer = RFF.fire(order).answer();
                    var counted = new Distribution.Builder<FireResult>();
                    IntStream.rangeClosed(1, 10)
                            .forEach(
                                    die -> counted.add(answer.roll(die).answer().result(), 1));
                    assertThat(answer.odds()).isEqualTo(counted.build());
                    assertSumsToOne(answer.odds());
                    assertSumsToOne(answer.outcomes());
                });
    }

    @Property
    void the_odds_of_a_maneuver_are_those_of_all_its_dice(@ForAll("checks") ManeuverCheck check) {
        Assume.that(RFF.check(check).refusal().isEmpty());
        var answer = RFF.check(check).answer();
        var counted = new Distribution.Builder<ManeuverResult>();
        IntStream.rangeClosed(1, 10)
                .forEach(die -> counted.add(answer.roll(die).answer().result(), 1));
        assertThat(answer.odds()).isEqualTo(counted.build());
        assertSumsToOne(answer.odds());
    }

    @Property
    void the_odds_of_a_charge_are_those_of_all_its_dice(@ForAll("charges") ChargeCombat combat) {
        Assume.that(RFF.charge(combat).refusal().isEmpty());
        var answer = RFF.charge(combat).answer();
        var counted = new Distribution.Builder<ChargeResult>();
        for (int attack = 1; attack <= 10; attack++) {
            for (int defence = 1; defence <= 10; defence++) {
                counted.add(answer.roll(attack, defence).answer().result(), 1);
            }
        }
        assertThat(answer.odds()).isEqualTo(counted.build());
        assertSumsToOne(answer.odds());
    }

    private static <T> void assertSumsToOne(Distribution<T> odds) {
        assertThat(odds.probabilities().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(1, within(1e-12));
    }

    @Property
    void a_refused_fire_has_no_answer_and_so_no_odds(@ForAll("fires") FireOrder order) {
        var verdict = RFF.fire(order);
        if (verdict.refusal().isPresent()) {
            assertThat(verdict.map(FireAnswer::odds).refusal()).isPresent();
        } else {
            assertThat(verdict.answer().points().points()).isPositive();
        }
    }

    @Property
    void the_same_question_has_the_same_answer(
            @ForAll("fires") FireOrder fire,
            @ForAll("checks") ManeuverCheck check,
            @ForAll("charges") ChargeCombat charge) {
        assertThat(RFF.fire(fire).map(FireAnswer::outcomes))
                .isEqualTo(RFF.fire(fire).map(FireAnswer::outcomes));
        assertThat(RFF.check(check)).isEqualTo(RFF.check(check));
        assertThat(RFF.charge(charge)).isEqualTo(RFF.charge(charge));
    }

    @Property
    void sharpshooters_never_make_a_volley_worse(@ForAll("fires") FireOrder order) {
        Assume.that(
                order.kind() == FireKind.MUSKETRY && RFF.fire(order).refusal().isEmpty());
        var with =
                new FireOrder(order.kind(), order.firers(), order.buckAndBall(), true, order.target(), order.massed());
        assertNeverWorse(order, with);
    }

    @Property
    void leaving_cover_never_makes_a_target_safer(@ForAll("fires") FireOrder order) {
        Assume.that(RFF.fire(order).refusal().isEmpty());
        var target = order.target();
        var bare = new Target(
                target.kind(),
                target.quality(),
                target.conditions(),
                Cover.NONE,
                target.extendedLine(),
                target.before(),
                target.charging());
        assertNeverWorse(
                order,
                new FireOrder(
                        order.kind(),
                        order.firers(),
                        order.buckAndBall(),
                        order.sharpshooters(),
                        bare,
                        order.massed()));
    }

    private static void assertNeverWorse(FireOrder order, FireOrder better) {
        for (int die = 1; die <= 10; die++) {
            var before = RFF.fire(order).answer().roll(die).answer();
            var after = RFF.fire(better).answer().roll(die).answer();
            assertThat(after.result()).isLessThanOrEqualTo(before.result());
            assertThat(after.loss().standsLost())
                    .isGreaterThanOrEqualTo(before.loss().standsLost());
        }
    }

    @Property
    void a_brave_colonel_never_makes_a_maneuver_worse(@ForAll("checks") ManeuverCheck check) {
        Assume.that(RFF.check(check).refusal().isEmpty());
        var conditions = EnumSet.of(ManeuverCondition.BRAVE_COLONEL);
        conditions.addAll(check.conditions());
        var with = new ManeuverCheck(
                check.inCommand(), check.before(), check.quality(), check.effectiveness(), conditions);
        for (int die = 1; die <= 10; die++) {
            assertThat(RFF.check(with).answer().roll(die).answer().result())
                    .isLessThanOrEqualTo(
                            RFF.check(check).answer().roll(die).answer().result());
        }
    }

    @Property
    void cold_steel_never_makes_a_charge_worse(@ForAll("charges") ChargeCombat combat) {
        Assume.that(RFF.charge(combat).refusal().isEmpty());
        var side = combat.attacker();
        Set<ChargeCondition> conditions = EnumSet.of(ChargeCondition.COLD_STEEL);
        conditions.addAll(side.conditions());
        var steel = new Contender(
                side.quality(),
                side.effectiveness(),
                side.stands(),
                conditions,
                side.saidArm(),
                side.fixed(),
                side.alreadyDisordered(),
                side.countercharging(),
                side.ground());
        var with = RFF.charge(new ChargeCombat(steel, combat.defender(), combat.round()))
                .answer();
        for (int die = 1; die <= 10; die++) {
            assertThat(with.roll(die, 5).answer().result())
                    .isLessThanOrEqualTo(
                            RFF.charge(combat).answer().roll(die, 5).answer().result());
        }
    }

    @Property
    void a_struggle_ends_at_last(@ForAll("charges") ChargeCombat combat) {
        Assume.that(RFF.charge(combat).refusal().isEmpty());
        var answer = RFF.charge(combat).answer();
        int rounds = 0;
        while (answer != null) {
            int apart = answer.defender().sum() - answer.attacker().sum();
            if (Math.abs(apart) > 9) {
                return;
            }
            var struggle =
                    answer.roll(Math.max(1, 1 + apart), Math.max(1, 1 - apart)).answer();
            assertThat(struggle.result()).isEqualTo(ChargeResult.DESPERATE_STRUGGLE);
            answer = RFF.again(struggle).orElse(null);
            assertThat(++rounds).isLessThanOrEqualTo(50);
        }
    }
}
