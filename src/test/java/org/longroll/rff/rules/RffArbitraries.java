package org.longroll.rff.rules;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Gun;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.chart.Weapon;
import org.longroll.rules.Fraction;

/** Whatever players may ask, sensible or not. */
final class RffArbitraries {

    private RffArbitraries() {}

    private static <E extends Enum<E>> Arbitrary<E> any(Class<E> words) {
        return Arbitraries.of(words.getEnumConstants());
    }

    private static <E extends Enum<E>> Arbitrary<Set<E>> some(Class<E> words, int most) {
        return any(words).set().ofMaxSize(most);
    }

    static Arbitrary<FireOrder> fires() {
        return any(FireKind.class).flatMap(kind -> Combinators.combine(
                        firer(kind).list().ofMinSize(1).ofMaxSize(3),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        target(),
                        target().list().ofMaxSize(1))
                .as((firers, buck, sharp, target, massed) -> new FireOrder(
                        kind,
                        firers,
                        buck && firers.stream().anyMatch(firer -> firer.weapon() == SmallArm.SM),
                        sharp && kind == FireKind.MUSKETRY,
                        target,
                        massed)));
    }

    private static Arbitrary<Firer> firer(FireKind kind) {
        var weapons =
                switch (kind) {
                    case MUSKETRY -> any(SmallArm.class).map(Weapon.class::cast);
                    case CANNONADE -> any(Gun.class).map(Weapon.class::cast);
                };
        boolean muskets = kind == FireKind.MUSKETRY;
        return Combinators.combine(
                        weapons,
                        Arbitraries.integers().between(1, 12),
                        tenths(muskets ? 80 : 360, muskets ? 170 : 730),
                        any(Quality.class),
                        some(Firer.Weakness.class, 1))
                .as((weapon, stands, tenths, quality, weak) ->
                        new Firer(weapon, stands, Fraction.of(BigDecimal.valueOf(tenths, 1)), quality, weak));
    }

    /** Mostly as near as every weapon of the kind reaches, now and then beyond the last of them. */
    private static Arbitrary<Integer> tenths(int near, int far) {
        return Arbitraries.frequencyOf(
                Tuple.of(9, Arbitraries.integers().between(0, near)),
                Tuple.of(1, Arbitraries.integers().between(near, far)));
    }

    private static Arbitrary<Target> target() {
        return any(UnitKind.class).flatMap(kind -> Combinators.combine(
                        any(Quality.class),
                        some(TargetCondition.class, 3),
                        any(Cover.class),
                        Arbitraries.of(true, false),
                        state(kind),
                        any(Target.Charging.class))
                .as((quality, conditions, cover, extended, before, charging) -> {
                    conditions.removeIf(condition -> !condition.fits(kind));
                    boolean guns = kind == UnitKind.GUNS;
                    return new Target(
                            kind,
                            quality,
                            conditions,
                            cover,
                            extended && !guns,
                            before,
                            guns ? Target.Charging.NO : charging);
                }));
    }

    private static Arbitrary<State> state(UnitKind kind) {
        return switch (kind) {
            case TROOPS -> any(Order.class).map(State.class::cast);
            case GUNS -> any(GunState.class).map(State.class::cast);
        };
    }

    static Arbitrary<ManeuverCheck> checks() {
        return any(UnitKind.class).flatMap(kind -> Combinators.combine(
                        Arbitraries.of(true, false),
                        state(kind),
                        any(Quality.class),
                        any(Effectiveness.class),
                        some(ManeuverCondition.class, 6))
                .as((command, before, quality, wear, conditions) -> {
                    conditions.removeIf(condition -> !condition.fits(kind));
                    return new ManeuverCheck(command, before, quality, wear, conditions);
                }));
    }

    static Arbitrary<ChargeCombat> charges() {
        return Combinators.combine(
                        side(Arbitraries.of(ChargeArm.TROOPS, ChargeArm.CAVALRY)),
                        side(any(ChargeArm.class)),
                        any(ChargeCombat.Round.class))
                .as(ChargeCombat::new);
    }

    private static Arbitrary<Contender> side(Arbitrary<ChargeArm> arms) {
        return arms.flatMap(arm -> Combinators.combine(
                        any(Quality.class),
                        any(Effectiveness.class),
                        Arbitraries.integers().between(1, 12),
                        some(ChargeCondition.class, 5),
                        any(Ground.class).optional(),
                        Arbitraries.of(true, false))
                .as((quality, wear, stands, conditions, ground, disordered) -> {
                    conditions.removeIf(condition -> !condition.fits(arm));
                    return new Contender(
                            quality, wear, stands, conditions, Optional.of(arm), false, disordered, false, ground);
                }));
    }
}
