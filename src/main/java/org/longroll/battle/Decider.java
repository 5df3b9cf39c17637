package org.longroll.battle;

import java.util.List;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.Decision;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.Decisions;
import org.longroll.journal.History;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.journal.Redecision;
import org.longroll.journal.Redecision.Difference;

/** Decides orders in battles by one chart. Pure: no clock, no dice, no memory. */
public final class Decider {

    private Decider() {}

    public static Decision start(BattleStarted opening) {
        var initiative = opening.initiative();
        if (opening.orderOfBattle().side(initiative).isEmpty()) {
            return new Refused(
                    BattleRefusal.UNKNOWN_SIDE.of("initiative", "There is no side “%s”.".formatted(initiative)));
        }
        var flaws = opening.orderOfBattle().flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException("an order of battle is reviewed before it is recorded: " + flaws);
        }
        return new Accepted(List.of(opening));
    }

    public static Decision decide(Battle battle, Order order, Inputs inputs, Referee referee) {
        return Decisions.decide(battle.journal(), order, inputs, new BattleJudge(referee));
    }

    /** The entries of a battle that come out otherwise by this chart, and by these readings of it. */
    public static List<Difference> differences(History history, Referee referee, Readings readings) {
        int then = Battle.opening(history).readingsNumber();
        return Redecision.of(
                history, Field.class, new BattleJudge(referee), type -> readings.mayDecideOtherwise(then, type));
    }
}
