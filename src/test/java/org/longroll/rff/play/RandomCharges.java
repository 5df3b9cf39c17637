package org.longroll.rff.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RffCharge;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Order;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;

/** Charges after they were declared: who goes to meet them, who wins, who goes on. */
record RandomCharges(View view, Chooser chooser) {

    static boolean fights(RffCharge charge) {
        return charge.stage() != RffCharge.Stage.BREAKING_THROUGH;
    }

    /** Cavalry in the saddle may go to meet a charge that was just declared. */
    Optional<Proposal> countercharge(RffCharge charge) {
        var target = view.unit(charge.target());
        boolean may = fights(charge)
                && charge.counterOver() == null
                && !view.field().countercharging(target.id())
                && target.mounted()
                && target.order() != Order.BROKEN
                && view.fights(target.id());
        return may && chooser.percent(70)
                ? Optional.of(Proposal.by(
                        view.sideOf(target.id()),
                        new ChargeOrder.Countercharge(
                                target.id(),
                                charge.id(),
                                chooser.oneIn(2) ? view.ground(target.id()) : null,
                                List.of(),
                                null)))
                : Optional.empty();
    }

    /** Both dice. */
    Proposal combat(RffCharge charge) {
        var attackers = charge.attackers();
        return Proposal.by(
                view.sideOf(chooser.oneIn(2) ? attackers.getFirst() : charge.target()),
                new ChargeOrder.ChargeCombat(
                        charge.id(), party(view.unit(attackers.getFirst())), party(view.unit(charge.target()))));
    }

    private ChargeOrder.Party party(RffUnit unit) {
        var conditions = new ArrayList<ChargeCondition>();
        switch (view.table().shelter(unit.id())) {
            case WORKS -> conditions.add(ChargeCondition.FORTIFIED);
            case WALL, BUILDINGS -> conditions.add(ChargeCondition.STRONG_POSITION);
            case FENCE -> conditions.add(ChargeCondition.FAVORABLE_GROUND);
            case NONE -> {}
        }
        if (unit.arm() == Arm.ARTILLERY) {
            conditions.add(chooser.oneIn(2) ? ChargeCondition.SUPPORTED_GUNS : ChargeCondition.UNSUPPORTED_GUNS);
        } else if (chooser.oneIn(6)) {
            conditions.add(ChargeCondition.OUTFLANKED);
        } else if (chooser.oneIn(10)) {
            conditions.add(ChargeCondition.BRAVE_COLONEL);
        }
        return new ChargeOrder.Party(chooser.oneIn(3) ? unit.stands() : null, conditions, GivenDice.ROLL);
    }

    /** Those who must go on hit the nearest enemy within their reach. */
    Proposal breakthrough(RffCharge charge) {
        var lead = charge.attackers().getFirst();
        var target =
                view.nearestEnemy(lead).filter(enemy -> view.table().inches(lead, enemy) < 8 && !view.hasGone(enemy));
        return Proposal.by(
                view.sideOf(lead),
                new ChargeOrder.Breakthrough(charge.id(), target.orElse(null), null, List.of(), Map.of()));
    }

    /** Cavalry that won is called back, as often as not. */
    Optional<Proposal> recall(String unit) {
        return view.unit(unit).activity().isToBeRecalled() && view.fights(unit) && chooser.percent(60)
                ? Optional.of(
                        Proposal.by(view.sideOf(unit), new RetreatOrder.Recall(null, unit, Fraction.whole(2), null)))
                : Optional.empty();
    }
}
