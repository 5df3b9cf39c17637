package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;

/** The common kinds of entries that would be accepted now. */
final class CommonPossibilities {

    private CommonPossibilities() {}

    static List<Possibility> of(Battle battle, Referee referee) {
        var table = battle.table();
        var next = new ArrayList<Possibility>();
        var decisions = new CommonDecisions(battle, Hand.ofTheUmpire(), referee);
        if (battle.field().due().isEmpty()) {
            next.addAll(each(battle, "arrive", decisions::objectionToArriving));
            next.addAll(each(battle, "leave-table", decisions::objectionToLeaving));
            if (!table.order().objectives().isEmpty()) {
                next.add(Possibility.of("objective", null)
                        .with(
                                "objectives",
                                table.order().objectives().stream()
                                        .map(Objective::id)
                                        .toList())
                        .with("by", table.order().sides().stream().map(Side::id).toList()));
            }
            next.add(Possibility.of("reinforce", null));
            next.add(Possibility.of("end-battle", null));
        }
        next.add(Possibility.of("ruling", Seat.UMPIRE.id()).by(table.units().ids()));
        return next;
    }

    private static List<Possibility> each(Battle battle, String type, UnitObjection objection) {
        var side = battle.field().activeSide();
        var units = battle.table().unitsOf(side).stream()
                .filter(unit -> objection.raise(unit, "units").isEmpty())
                .toList();
        return units.isEmpty() ? List.of() : List.of(Possibility.of(type, side).by(units));
    }
}
