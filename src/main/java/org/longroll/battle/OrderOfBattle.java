package org.longroll.battle;

import java.util.List;
import java.util.Optional;

/** Who is on the field: sides, higher commands, units, leaders, and what they fight for. */
public record OrderOfBattle(
        List<Side> sides,
        List<HigherCommand> commands,
        List<Muster> units,
        List<Leader> leaders,
        List<Objective> objectives) {

    public OrderOfBattle {
        sides = List.copyOf(sides);
        commands = List.copyOf(commands);
        units = List.copyOf(units);
        leaders = List.copyOf(leaders);
        objectives = List.copyOf(objectives);
    }

    /** Everything in it that refers to nothing, or to the wrong thing, or has the name of another. */
    public List<Flaw> flaws() {
        return new OrderOfBattleReview(this).flaws();
    }

    public Optional<Muster> unit(String id) {
        return units.stream().filter(unit -> unit.id().equals(id)).findFirst();
    }

    /** The side that a unit fights for, through the command that it belongs to. */
    public String sideOf(Muster unit) {
        return sideOfCommand(unit.command());
    }

    public String sideOfCommand(String id) {
        for (var command : commands) {
            if (command.id().equals(id)) {
                return command.side();
            }
        }
        throw new IllegalArgumentException("no command “" + id + "”");
    }
}
