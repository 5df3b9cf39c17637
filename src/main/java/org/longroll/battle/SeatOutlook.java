package org.longroll.battle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.journal.Inputs;
import org.longroll.journal.Seat;

/** What one seat could record now. */
public record SeatOutlook(Battle battle, Seat seat) {

    /** Every kind of entry that would be accepted from this seat now. */
    public List<Possibility> next(Referee referee) {
        var inputs = Inputs.ofTheUmpire().of(seat);
        if (!inputs.isAtTheTable()) {
            return List.of();
        }
        var next = new ArrayList<Possibility>();
        if (battle.table().over()) {
            next.addAll(CommonPossibilities.afterTheEnd(battle));
        } else {
            var sides = sides();
            next.addAll(referee.next(battle, sides));
            next.addAll(CommonPossibilities.of(battle, referee, sides));
        }
        next.removeIf(each -> each.side() != null && !inputs.speaksFor(each.side()));
        var ofItsOwn = Commission.of(battle, seat)
                .map(commission -> commission.among(next))
                .orElse(next);
        return Stream.concat(ofItsOwn.stream(), Stream.of(Possibility.of("note", null)))
                .toList();
    }

    /** The units in play that the seat may command. */
    public List<String> commanded() {
        return ofItsCommands(inPlay(sides()::contains));
    }

    /** Of the units that the seat may command, those of one side. */
    public List<String> commanded(String side) {
        return sides().contains(side) ? ofItsCommands(inPlay(side::equals)) : List.of();
    }

    /** The units in play against which a side fights. */
    public List<String> enemiesOf(String side) {
        return inPlay(other -> !other.equals(side));
    }

    private List<String> inPlay(Predicate<String> ofSide) {
        var table = battle.table();
        return table.units().ids().stream()
                .filter(unit -> table.onTable(unit) && !battle.field().lost(unit) && ofSide.test(table.sideOf(unit)))
                .toList();
    }

    private List<String> ofItsCommands(List<String> units) {
        return Commission.of(battle, seat)
                .map(commission -> units.stream().filter(commission::commands).toList())
                .orElse(units);
    }

    /** The sides that the seat speaks for. */
    private Set<String> sides() {
        var inputs = Inputs.ofTheUmpire().of(seat);
        return battle.table().order().sides().stream()
                .map(Side::id)
                .filter(inputs::speaksFor)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
