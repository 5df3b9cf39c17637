package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.Inputs;

/** The common kinds of entries that would be accepted now. */
final class CommonPossibilities {

    private CommonPossibilities() {}

    static List<Possibility> of(Battle battle, Referee referee, Set<String> sides) {
        var table = battle.table();
        var next = new ArrayList<Possibility>();
        var decisions = new CommonDecisions(battle, Inputs.ofTheUmpire(), referee);
        if (battle.field().due().isEmpty()) {
            if (sides.contains(battle.field().activeSide())) {
                next.addAll(each(battle, "arrive", Presence.AWAITED, decisions::objectionToArriving));
                next.addAll(each(battle, "leave-table", Presence.ON_TABLE, decisions::objectionToLeaving));
            }
            if (!table.order().objectives().isEmpty()) {
                next.add(Possibility.of("objective", null)
                        .with(
                                "objectives",
                                table.order().objectives().stream()
                                        .map(Objective::id)
                                        .toList()));
            }
            next.add(Possibility.ofTheUmpire("reinforce", battle));
            next.add(Possibility.ofTheUmpire("end-battle", battle));
            next.addAll(returns(battle));
        }
        next.add(Possibility.of("position", null));
        next.add(Possibility.ofTheUmpire("leader", battle));
        next.addAll(afterTheEnd(battle));
        next.add(Possibility.ofTheUmpire("ruling", battle));
        return next;
    }

    /** What may be said of a battle that is over, too. */
    static List<Possibility> afterTheEnd(Battle battle) {
        return List.of(Possibility.ofTheUmpire("rename", battle), Possibility.ofTheUmpire("settings", battle));
    }

    private static List<Possibility> returns(Battle battle) {
        var gone = battle.table().units().idsOf(Standing::hasLeft).stream()
                .filter(unit -> !battle.field().lost(unit))
                .toList();
        return gone.isEmpty()
                ? List.of()
                : List.of(Possibility.ofTheUmpire("return", battle).by(gone));
    }

    /** Objections cost more than a look at who is there. */
    private static List<Possibility> each(Battle battle, String type, Presence from, UnitObjection objection) {
        var side = battle.field().activeSide();
        var units = battle.table().unitsOf(side).stream()
                .filter(unit -> battle.table().units().get(unit).presence() == from)
                .filter(unit -> objection.raise(unit, "units").isEmpty())
                .toList();
        return units.isEmpty() ? List.of() : List.of(Possibility.of(type, side).by(units));
    }
}
