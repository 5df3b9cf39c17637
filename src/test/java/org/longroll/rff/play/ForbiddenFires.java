package org.longroll.rff.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.battle.Part;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Recipes;

/** Fires out of turn, out of range, or out of what is left to fire. */
final class ForbiddenFires {

    private static final Fraction ACROSS_THE_COUNTY = Fraction.whole(300);
    private static final Fraction LONG_MUSKET_SHOT = Fraction.whole(15);

    private final View view;
    private final String firing;
    private final String waiting;

    ForbiddenFires(View view) {
        this.view = view;
        var active = view.field().activeSide();
        var enemy = view.enemyOf(active);
        boolean defensive = view.field().step() == Part.DEFENSIVE_FIRE;
        this.firing = defensive ? enemy : active;
        this.waiting = defensive ? active : enemy;
    }

    Recipes recipes() {
        return new Recipes()
                .by(waiting, RffBattleRefusal.NOT_THEIR_PLAYER_TURN, () -> first(waiting, this::able)
                        .flatMap(unit -> fire(unit, null, Fraction.ONE)))
                .by(firing, RffBattleRefusal.ALREADY_FIRED, () -> first(
                                firing, unit -> able(unit) && unit.activity().fired())
                        .flatMap(unit -> fire(unit, null, Fraction.ONE)))
                .by(firing, RffBattleRefusal.MAY_NOT_FIRE, () -> first(
                                firing,
                                unit -> able(unit)
                                        && !unit.activity().fired()
                                        && (unit.activity().firing() == Firing.MAY_NOT_FIRE || charges(unit)))
                        .flatMap(unit -> fire(unit, null, Fraction.ONE)))
                .by(firing, RffRefusal.OUT_OF_RANGE, () -> first(firing, this::ready)
                        .flatMap(unit -> fire(unit, null, ACROSS_THE_COUNTY)))
                .by(firing, RffRefusal.TOO_FEW_POINTS, () -> first(
                                firing, unit -> ready(unit) && View.weapon(unit) == SmallArm.RM)
                        .flatMap(unit -> fire(unit, 1, LONG_MUSKET_SHOT)))
                .by(firing, RffRefusal.BUCK_AND_BALL_NEEDS_SMOOTHBORES, () -> first(
                                firing, unit -> ready(unit) && View.weapon(unit) == SmallArm.RM)
                        .flatMap(unit -> withBuckAndBall(unit)))
                .by(firing, RffBattleRefusal.KEPT_BY_THE_JOURNAL, () -> first(firing, this::ready)
                        .flatMap(this::atAColumnThatIsNone));
    }

    private Optional<RffUnit> first(String whose, Predicate<RffUnit> which) {
        return view.present(whose).stream().map(view::unit).filter(which).findFirst();
    }

    private boolean able(RffUnit unit) {
        boolean serves = unit.guns() == null || unit.guns().serving() > 0;
        return serves && unit.order() != Order.BROKEN && unit.formation() != Formation.LIMBERED;
    }

    private boolean ready(RffUnit unit) {
        return able(unit) && !unit.activity().fired() && unit.activity().firing() == Firing.MAY_FIRE && !charges(unit);
    }

    private boolean charges(RffUnit unit) {
        return view.field().charges().stream()
                .anyMatch(charge -> charge.attackers().contains(unit.id())
                        || charge.counterOver() != null && charge.target().equals(unit.id()));
    }

    private Optional<RffOrder> fire(RffUnit unit, @Nullable Integer stands, Fraction inches) {
        return order(unit, stands, inches, List.of(), false);
    }

    private Optional<RffOrder> withBuckAndBall(RffUnit unit) {
        return order(unit, null, Fraction.ONE, List.of(), true);
    }

    private Optional<RffOrder> atAColumnThatIsNone(RffUnit unit) {
        return view.nearestEnemy(unit.id())
                .map(view::unit)
                .filter(target -> target.arm() == Arm.INFANTRY && target.formation() != Formation.FIELD_COLUMN)
                .flatMap(target -> order(unit, null, Fraction.ONE, List.of(TargetCondition.FIELD_COLUMN), false));
    }

    private Optional<RffOrder> order(
            RffUnit unit,
            @Nullable Integer stands,
            Fraction inches,
            List<TargetCondition> conditions,
            boolean buckAndBall) {
        return view.nearestEnemy(unit.id())
                .map(target -> new RffOrder.Fire(
                        View.weapon(unit).kind(),
                        List.of(new RffOrder.Fire.Group(unit.id(), stands, inches)),
                        target,
                        conditions,
                        Cover.NONE,
                        buckAndBall,
                        false,
                        null,
                        GivenDice.ROLL));
    }
}
