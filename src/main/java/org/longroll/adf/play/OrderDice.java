package org.longroll.adf.play;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.battle.GivenDice;

/** Orders with the dice that fell for them at the table. */
final class OrderDice {

    private OrderDice() {}

    /** The same order with these dice, in the order in which the rules ask for them. */
    static AdfOrder in(AdfOrder order, List<GivenDice> fell) {
        if (fell.isEmpty()) {
            return order;
        }
        var first = fell.getFirst();
        return switch (order) {
            case Deed.Fire fire -> fire(fire, fell);
            case Deed.Charge it ->
                new Deed.Charge(it.units(), it.target(), it.terrain(), it.inches(), it.aspect(), first, it.positions());
            case Deed.Countercharge it ->
                new Deed.Countercharge(it.units(), it.terrain(), it.inches(), it.reactionTo(), first, it.positions());
            case Deed.Rally it -> new Deed.Rally(it.units(), it.situation(), it.reactionTo(), first, it.positions());
            case Deed.Rout it -> new Deed.Rout(it.units(), it.terrain(), first, it.positions());
            case AdfOrder.MoraleCheck it -> new AdfOrder.MoraleCheck(it.due(), it.situation(), first, it.position());
            case AdfOrder.CompetenceTest it -> new AdfOrder.CompetenceTest(it.unit(), first);
            case LeaderOrder.LeaderCasualty it -> new LeaderOrder.LeaderCasualty(it.due(), first);
            case ChargeOrder.Impact it -> impact(it, fell);
            case ChargeOrder.Melee it ->
                new ChargeOrder.Melee(
                        it.charge(),
                        new ChargeOrder.MeleeSide(it.attacker().mountedWith(), first),
                        new ChargeOrder.MeleeSide(it.defender().mountedWith(), fell.getLast()));
            case AdfOrder withoutDice -> withoutDice;
        };
    }

    private static AdfOrder impact(ChargeOrder.Impact impact, List<GivenDice> fell) {
        return new ChargeOrder.Impact(
                impact.charge(),
                new ChargeOrder.ImpactSide(impact.attacker().situation(), fell.get(0)),
                new ChargeOrder.ImpactSide(impact.defender().situation(), fell.get(1)),
                fell.size() > 2 ? fell.get(2) : null);
    }

    private static AdfOrder fire(Deed.Fire fire, List<GivenDice> fell) {
        var behind = new ArrayList<Deed.TargetBehind>();
        for (int i = 0; i < fire.passThrough().size(); i++) {
            var each = fire.passThrough().get(i);
            behind.add(new Deed.TargetBehind(
                    each.target(), each.aspect(), each.cover(), each.behindSkirmishers(), fell.get(i + 1)));
        }
        return new Deed.Fire(
                fire.kind(),
                fire.units(),
                fire.target(),
                fire.inches(),
                fire.band(),
                fire.aspect(),
                fire.cover(),
                fire.behindSkirmishers(),
                fire.inBuildings(),
                fire.declineOpeningVolley(),
                fire.mountedWith(),
                behind,
                fire.reactionTo(),
                fell.getFirst());
    }
}
