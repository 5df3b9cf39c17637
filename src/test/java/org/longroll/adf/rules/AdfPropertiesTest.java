package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireResult;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.rules.Verdict;

/** What holds whatever stands on the table. */
class AdfPropertiesTest {

    @Property(tries = 4000)
    void fire_odds_sum_to_one_and_are_those_of_every_throw(
            @ForAll("editions") AdfRules rules, @ForAll("orders") FireOrder order) {
        if (rules.fire(order) instanceof Verdict.Allowed<FireAnswer>(FireAnswer answer)) {
            assertWhole(answer.odds());
            assertThat(answer.odds())
                    .isEqualTo(enumerated(
                            answer.dice(), roll -> answer.roll(roll).answer().result()));
        }
    }

    @Property(tries = 4000)
    void a_refused_fire_has_a_reason_and_no_odds(
            @ForAll("editions") AdfRules rules, @ForAll("orders") FireOrder order) {
        switch (rules.fire(order)) {
            case Verdict.Refused<FireAnswer>(var refusal) -> {
                assertThat(refusal.code()).matches("[a-z]+(-[a-z]+)*");
                assertThat(refusal.sentence()).endsWith(".");
                assertThat(refusal.rule()).endsWith(".");
                assertThat(refusal.field()).isNotBlank();
            }
            case Verdict.Allowed<FireAnswer>(var answer) -> {
                assertThat(answer.dice().count()).isPositive();
                assertThat(answer.passThrough()).hasSize(order.passThrough().size());
            }
        }
    }

    @Property(tries = 400)
    void the_same_question_has_the_same_answer(
            @ForAll("editions") AdfRules rules,
            @ForAll("orders") FireOrder order,
            @ForAll("checks") MoraleCheck check,
            @ForAll("contestants") Contestant attacker,
            @ForAll("contestants") Contestant defender) {
        assertThat(rules.fire(order)).isEqualTo(rules.fire(order));
        assertThat(rules.check(check)).isEqualTo(rules.check(check));
        assertThat(rules.impact(attacker, defender)).isEqualTo(rules.impact(attacker, defender));
    }

    @Property(tries = 4000)
    void better_cover_never_makes_a_target_easier_to_hit(
            @ForAll("editions") AdfRules rules, @ForAll("orders") FireOrder order, @ForAll Cover more) {
        // Buildings shut out every other good modifier, so that moving into a house may be a change for the worse.
        Assume.that(more != Cover.BUILDINGS && !order.target().cover().contains(Cover.BUILDINGS));
        var cover = EnumSet.of(more);
        cover.addAll(order.target().cover());
        var target = order.target();
        var covered = new FireOrder(
                order.kind(),
                order.range(),
                order.firers(),
                order.mountedWith(),
                new Target(target.troops(), target.charging(), cover, target.aspect(), target.behindSkirmishers()),
                order.passThrough());
        if (rules.fire(order) instanceof Verdict.Allowed<FireAnswer>(FireAnswer open)) {
            assertThat(rules.fire(covered).answer().modifiers().sum())
                    .isLessThanOrEqualTo(open.modifiers().sum());
        }
    }

    @Property(tries = 4000)
    void morale_points_stay_between_nought_and_twelve(
            @ForAll("editions") AdfRules rules, @ForAll("checks") MoraleCheck check) {
        var answer = rules.check(check).answer();
        assertThat(answer.mmp()).isBetween(0, 12);
        assertWhole(answer.odds());
        assertThat(answer.odds())
                .isEqualTo(enumerated(
                        answer.dice(), roll -> answer.roll(roll).answer().after()));
    }

    @Property(tries = 4000)
    void another_friend_or_a_better_leader_never_unsettles(
            @ForAll("editions") AdfRules rules, @ForAll("checks") MoraleCheck check) {
        var near = check.situation();
        int before = rules.check(check).answer().mmp();
        assertThat(mmp(rules, check, near.support() + 1, near.leaderBenefit())).isLessThanOrEqualTo(before);
        assertThat(mmp(rules, check, near.support(), near.leaderBenefit() + 1)).isLessThanOrEqualTo(before);
    }

    private static int mmp(AdfRules rules, MoraleCheck check, int support, int leaderBenefit) {
        var near = check.situation();
        var better = new Situation(
                leaderBenefit,
                near.works(),
                near.cover(),
                near.moving(),
                near.inchesBehindFriends(),
                near.charging(),
                support,
                near.inCharge(),
                near.aspect(),
                near.enemyNear(),
                near.eliminatedInBrigade(),
                near.merged(),
                near.chargedBy(),
                near.chargedAspect());
        return rules.check(new MoraleCheck(check.troops(), check.losses(), check.checkModifier(), check.from(), better))
                .answer()
                .mmp();
    }

    @Property(tries = 200)
    void impact_odds_sum_to_one_and_are_those_of_every_throw(
            @ForAll("editions") AdfRules rules,
            @ForAll("contestants") Contestant attacker,
            @ForAll("contestants") Contestant defender) {
        if (rules.impact(attacker, defender) instanceof Verdict.Allowed<ImpactAnswer>(ImpactAnswer.Contest contest)) {
            assertThat(contest.attacker().mmp().orElseThrow()).isBetween(0, 12);
            assertThat(contest.defender().mmp().orElseThrow()).isBetween(0, 12);
            assertWhole(contest.odds());
            var counted = new Distribution.Builder<ImpactAnswer.Result>();
            throwsOf(contest.dice()).forEach(attack -> throwsOf(contest.dice()).forEach(defence -> {
                var outcome = contest.roll(attack, defence).answer();
                counted.add(new ImpactAnswer.Result(outcome.winner(), outcome.result()), 1);
            }));
            assertThat(contest.odds()).isEqualTo(counted.build());
        }
    }

    @Property(tries = 300)
    void a_volley_and_its_check_together_are_certain_to_end_somehow(
            @ForAll("editions") AdfRules rules,
            @ForAll("orders") FireOrder order,
            @ForAll("situations") Situation situation) {
        var target = new Regiment(order.target().troops(), 8, 5, 4);
        if (rules.volley(order, target, situation) instanceof Verdict.Allowed<Distribution<VolleyOutcome>>(var odds)) {
            assertWhole(odds);
            assertThat(odds.map(VolleyOutcome::result))
                    .isEqualTo(rules.fire(order).answer().odds());
            assertThat(odds.outcomes()).allMatch(outcome -> outcome.strengthLeft() <= target.mustered());
        }
    }

    @Property(tries = 200)
    void worse_results_never_come_from_smaller_totals(@ForAll("editions") AdfRules rules) {
        rules.printed().fire().results().values().forEach(row -> {
            var before = FireResult.NONE;
            for (int total = -20; total <= 60; total++) {
                assertThat(row.result(total)).isGreaterThanOrEqualTo(before);
                before = row.result(total);
            }
        });
    }

    private static void assertWhole(Distribution<?> odds) {
        assertThat(odds.probabilities().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(1, within(1e-12));
    }

    private static <T> Distribution<T> enumerated(Dice dice, Function<Roll, T> outcome) {
        var counted = new Distribution.Builder<T>();
        throwsOf(dice).forEach(roll -> counted.add(outcome.apply(roll), 1));
        return counted.build();
    }

    /** Every throw of these dice, one by one. */
    private static List<Roll> throwsOf(Dice dice) {
        var rolls = List.of(new Roll(List.of()));
        for (int die = 0; die < dice.count(); die++) {
            rolls = rolls.stream()
                    .flatMap(roll -> IntStream.rangeClosed(1, dice.sides()).mapToObj(face -> {
                        var faces = new ArrayList<>(roll.faces());
                        faces.add(face);
                        return new Roll(faces);
                    }))
                    .toList();
        }
        return rolls;
    }

    @Provide
    Arbitrary<AdfRules> editions() {
        return AdfArbitraries.editions();
    }

    @Provide
    Arbitrary<FireOrder> orders() {
        return AdfArbitraries.orders();
    }

    @Provide
    Arbitrary<MoraleCheck> checks() {
        return AdfArbitraries.checks();
    }

    @Provide
    Arbitrary<Situation> situations() {
        return AdfArbitraries.situations();
    }

    @Provide
    Arbitrary<Contestant> contestants() {
        return AdfArbitraries.contestants();
    }
}
