package org.longroll.adf.rules;

import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.rules.Fraction;
import org.longroll.rules.Nation;

/** Anything that may stand on a table, sensible or not. */
final class AdfArbitraries {

    private AdfArbitraries() {}

    static Arbitrary<AdfRules> editions() {
        return Arbitraries.of(Editions.ALL);
    }

    static Arbitrary<Troops> troops(Arm arm) {
        var formations = Stream.of(Formation.values())
                .filter(each -> each.belongsTo(arm))
                .toList();
        return Combinators.combine(
                        Arbitraries.of(Quality.class),
                        Arbitraries.of(formations),
                        arm == Arm.CAVALRY ? Arbitraries.of(true, false) : Arbitraries.just(false),
                        Arbitraries.of(Morale.class))
                .as((quality, formation, mounted, morale) -> new Troops(arm, quality, formation, mounted, morale));
    }

    static Arbitrary<Troops> troops() {
        return Arbitraries.of(Arm.class).flatMap(AdfArbitraries::troops);
    }

    static Arbitrary<Target> targets() {
        return Combinators.combine(
                        troops(),
                        Arbitraries.of(true, false),
                        Arbitraries.of(Cover.class).set().ofMaxSize(3),
                        Arbitraries.of(Aspect.class),
                        Arbitraries.of(true, false))
                .as(Target::new);
    }

    static Arbitrary<Firer> firers() {
        return Arbitraries.of(Arm.class).flatMap(AdfArbitraries::firers);
    }

    private static Arbitrary<Firer> firers(Arm arm) {
        Arbitrary<Weapon> weapons = arm == Arm.ARTILLERY
                ? Arbitraries.of(Gun.class).map(each -> each)
                : Arbitraries.of(SmallArm.class)
                        .filter(each -> each.arm() == arm)
                        .map(each -> each);
        return Combinators.combine(
                        troops(arm),
                        weapons,
                        Arbitraries.integers().between(1, 20),
                        Arbitraries.of(Nation.class),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false))
                .as(Firer::new);
    }

    static Arbitrary<FireOrder> orders() {
        Arbitrary<Range> ranges = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 80).map(half -> new Range.Measured(new Fraction(half, 2))),
                Arbitraries.of(RangeBand.class).map(Range.InBand::new),
                Arbitraries.just(new Range.Unstated()));
        return Combinators.combine(
                        Arbitraries.of(FireKind.class),
                        ranges,
                        firers().list().ofMinSize(1).ofMaxSize(3),
                        Arbitraries.of(MountedWith.class),
                        targets(),
                        targets().list().ofMaxSize(2))
                .as(FireOrder::new);
    }

    static Arbitrary<Situation> situations() {
        var someone = Combinators.combine(
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.of(Works.class).injectNull(0.4),
                        Arbitraries.integers().between(0, 12),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.of(true, false))
                .as((leader, works, behind, charging, support, inCharge) -> new Situation(
                        leader,
                        works,
                        null,
                        false,
                        Fraction.whole(behind),
                        charging,
                        support,
                        inCharge,
                        null,
                        false,
                        0,
                        false,
                        null,
                        Aspect.FRONT));
        return Combinators.combine(
                        someone,
                        Arbitraries.of(Aspect.class).injectNull(0.4),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.of(true, false),
                        Arbitraries.of(Arm.INFANTRY, Arm.CAVALRY).injectNull(0.5),
                        Arbitraries.of(Aspect.class))
                .as((near, aspect, enemy, eliminated, merged, chargedBy, chargedAspect) -> new Situation(
                        near.leaderBenefit(),
                        near.works(),
                        near.cover(),
                        near.moving(),
                        near.inchesBehindFriends(),
                        near.charging(),
                        near.support(),
                        near.inCharge(),
                        aspect,
                        enemy,
                        eliminated,
                        merged,
                        chargedBy,
                        chargedAspect));
    }

    static Arbitrary<Losses> losses() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 5),
                        Arbitraries.integers().between(1, 5),
                        Arbitraries.integers().between(0, 8))
                .as((stands, left, lost) -> new Losses(stands, Math.min(stands, left), lost));
    }

    static Arbitrary<MoraleCheck> checks() {
        return Combinators.combine(
                        troops().filter(troops -> troops.morale().inPlay()),
                        losses(),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.of(CheckCause.class),
                        situations())
                .as(MoraleCheck::new);
    }

    static Arbitrary<Contestant> contestants() {
        return Combinators.combine(troops(), Arbitraries.integers().between(1, 14), losses(), situations())
                .as(Contestant::new);
    }
}
