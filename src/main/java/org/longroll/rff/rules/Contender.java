package org.longroll.rff.rules;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;

/**
 * One side of a charge.
 *
 * @param saidArm the arm if it was given; otherwise it follows from the conditions
 * @param fixed for guns that cannot limber
 * @param ground that it charged over, if given
 */
public record Contender(
        Quality quality,
        Effectiveness effectiveness,
        int stands,
        Set<ChargeCondition> conditions,
        Optional<ChargeArm> saidArm,
        boolean fixed,
        boolean alreadyDisordered,
        boolean countercharging,
        Optional<Ground> ground) {

    public Contender {
        if (stands < 1) {
            throw new IllegalArgumentException("nobody is left to fight");
        }
        var sorted = EnumSet.noneOf(ChargeCondition.class);
        sorted.addAll(conditions);
        conditions = sorted;
    }

    boolean is(ChargeCondition condition) {
        return conditions.contains(condition);
    }

    /** The arm that was given, else the arm of conditions that only guns or only cavalry can have, else troops. */
    public ChargeArm arm() {
        return saidArm.orElseGet(() -> conditions.stream()
                        .anyMatch(condition -> condition.fits(ChargeArm.GUNS) && !condition.fits(ChargeArm.TROOPS))
                ? ChargeArm.GUNS
                : saddled());
    }

    private ChargeArm saddled() {
        boolean cavalry = conditions.stream()
                .anyMatch(condition -> condition.fits(ChargeArm.CAVALRY) && !condition.fits(ChargeArm.TROOPS));
        return cavalry ? ChargeArm.CAVALRY : ChargeArm.TROOPS;
    }

    /** The ground that it charged over, as given or as its modifier says. */
    Optional<Ground> chargedOver() {
        return is(ChargeCondition.CAVALRY_BROKEN_GROUND) ? Optional.of(Ground.BROKEN) : ground;
    }

    State before() {
        return switch (arm()) {
            case GUNS -> is(ChargeCondition.SILENCED) ? GunState.SILENCED : GunState.READY;
            case TROOPS, CAVALRY -> order();
        };
    }

    private Order order() {
        if (is(ChargeCondition.BROKEN)) {
            return Order.BROKEN;
        }
        return alreadyDisordered || is(ChargeCondition.DISORDERED) ? Order.DISORDERED : Order.GOOD_ORDER;
    }

    /** This side after a desperate struggle: weaker, and without the advantages of the charge. */
    Contender afterStruggle(int standsLeft) {
        var left = EnumSet.noneOf(ChargeCondition.class);
        conditions.stream().filter(condition -> !condition.lostInStruggle()).forEach(left::add);
        left.add(arm() == ChargeArm.GUNS ? ChargeCondition.SILENCED : ChargeCondition.DISORDERED);
        return new Contender(
                quality,
                effectiveness,
                standsLeft,
                left,
                Optional.of(arm()),
                fixed,
                alreadyDisordered,
                countercharging,
                chargedOver());
    }
}
