package org.longroll.rff.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.battle.RffCharge;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.battle.TurnOrder;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.simulation.Recipes;

/** Charges made twice, met by strangers, or left undecided. */
final class ForbiddenCharges {

    private final View view;
    private final String side;
    private final String enemy;

    ForbiddenCharges(View view) {
        this.view = view;
        this.side = view.field().activeSide();
        this.enemy = view.enemyOf(side);
    }

    Recipes inTheManeuverPhase() {
        return new Recipes()
                .behind(RffBattleRefusal.ALREADY_MANEUVERED, RffBattleRefusal.ALREADY_CHARGING, () -> charge(
                                RandomCharges::fights)
                        .filter(charge -> view.fights(charge.attackers().getFirst()) && view.fights(charge.target()))
                        .map(charge -> new ChargeOrder.Charge(
                                charge.attackers(), charge.target(), false, null, List.of(), Map.of())))
                .by(enemy, RffBattleRefusal.NOT_CHARGED, () -> stranger(unit -> true))
                .behind(RffBattleRefusal.NOT_CHARGED, RffRefusal.CANNOT_COUNTERCHARGE, () -> stranger(this::isBroken))
                .by(side, RffBattleRefusal.NO_BREAKTHROUGH, () -> charge(RandomCharges::fights)
                        .map(charge -> new ChargeOrder.Breakthrough(charge.id(), null, null, List.of(), Map.of())));
    }

    Recipes inTheChargePhase() {
        var silent = new ChargeOrder.Party(null, List.of(), GivenDice.ROLL);
        return new Recipes()
                .by(side, RffBattleRefusal.SUPPORTED_OR_NOT, () -> charge(charge -> RandomCharges.fights(charge)
                                && view.unit(charge.target()).arm() == Arm.ARTILLERY)
                        .map(charge -> new ChargeOrder.ChargeCombat(charge.id(), silent, silent)))
                .by(side, RffBattleRefusal.CHARGE_UNRESOLVED, () -> charge(RandomCharges::fights)
                        .map(charge -> new TurnOrder.EndTurn()))
                .by(
                        side,
                        RffBattleRefusal.BREAKTHROUGH_OWED,
                        () -> view.field().charges().stream().anyMatch(RandomCharges::fights)
                                ? Optional.empty()
                                : charge(charge -> true).map(charge -> new TurnOrder.EndTurn()))
                .by(side, RffBattleRefusal.NO_BREAKTHROUGH, () -> charge(RandomCharges::fights)
                        .map(charge -> new ChargeOrder.Breakthrough(charge.id(), null, null, List.of(), Map.of())));
    }

    private Optional<RffCharge> charge(Predicate<RffCharge> which) {
        return view.field().charges().stream().filter(which).findFirst();
    }

    private boolean isBroken(RffUnit unit) {
        return unit.order() == Order.BROKEN;
    }

    private Optional<RffOrder> stranger(Predicate<RffUnit> which) {
        return charge(charge -> RandomCharges.fights(charge) && charge.counterOver() == null)
                .flatMap(charge -> view.present(enemy).stream()
                        .filter(unit -> !unit.equals(charge.target()))
                        .map(view::unit)
                        .filter(unit -> unit.mounted())
                        .filter(which)
                        .findFirst()
                        .map(unit -> new ChargeOrder.Countercharge(unit.id(), charge.id(), null, List.of(), null)));
    }
}
