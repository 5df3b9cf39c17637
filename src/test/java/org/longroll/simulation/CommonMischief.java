package org.longroll.simulation;

import java.util.List;
import java.util.Map;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.JournalRefusal;

/** What every battle forbids for the time being. */
public final class CommonMischief {

    private CommonMischief() {}

    public static Recipes recipes(Battle battle) {
        var side = battle.field().activeSide();
        var enemy = battle.table().enemyOf(side);
        return new Recipes()
                .by(side, BattleRefusal.NOT_YET, () -> battle.table().unitsOf(side).stream()
                        .map(battle.table().units()::get)
                        .filter(standing -> standing.presence() == Presence.AWAITED
                                && standing.muster().arrives() > battle.field().turn())
                        .findFirst()
                        .map(standing ->
                                new CommonOrder.Arrive(List.of(standing.muster().id()), Map.of())))
                .by(enemy, BattleRefusal.NOT_ITS_TURN, () -> CommonDeeds.onTable(battle.field(), enemy).stream()
                        .findFirst()
                        .map(unit -> new CommonOrder.LeaveTable(List.of(unit), null)));
    }

    /** While a check or an answer is due, with something that does no harm if the umpire lets it pass. */
    public static Recipes whileDue(Battle battle) {
        var side = battle.field().activeSide();
        return new Recipes().by(side, JournalRefusal.SOMETHING_DUE, () -> battle.orderOfBattle().objectives().stream()
                .findFirst()
                .map(objective -> new CommonOrder.TakeObjective(objective.id(), null, null)));
    }
}
