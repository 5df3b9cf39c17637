package org.longroll.rff.play;

import java.util.List;
import org.longroll.battle.GivenDice;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.RffOrder;

/** Orders with the dice that fell for them at the table. */
final class OrderDice {

    private OrderDice() {}

    /** The same order with these dice, in the order in which the rules ask for them. */
    static RffOrder in(RffOrder order, List<GivenDice> fell) {
        if (fell.isEmpty()) {
            return order;
        }
        var first = fell.getFirst();
        return switch (order) {
            case ManeuverOrder.Maneuver it ->
                new ManeuverOrder.Maneuver(it.units(), it.inCommand(), it.conditions(), first);
            case RffOrder.Fire it ->
                new RffOrder.Fire(
                        it.kind(),
                        it.firers(),
                        it.target(),
                        it.conditions(),
                        it.cover(),
                        it.buckAndBall(),
                        it.sharpshooters(),
                        it.massed(),
                        first);
            case ChargeOrder.ChargeCombat it ->
                new ChargeOrder.ChargeCombat(
                        it.charge(), party(it.attacker(), first), party(it.defender(), fell.getLast()));
            case LeaderOrder.FallenLeader it -> new LeaderOrder.FallenLeader(it.due(), first);
            case RffOrder withoutDice -> withoutDice;
        };
    }

    private static ChargeOrder.Party party(ChargeOrder.Party party, GivenDice die) {
        return new ChargeOrder.Party(party.stands(), party.conditions(), die);
    }
}
