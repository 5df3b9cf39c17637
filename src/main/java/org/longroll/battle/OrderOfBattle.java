package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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

    /** All wrong references and duplicate names. */
    public List<Flaw> flaws() {
        return new OrderOfBattleReview(this).flaws();
    }

    public Optional<Side> side(String id) {
        return find(sides, Side::id, id);
    }

    public Optional<HigherCommand> command(String id) {
        return find(commands, HigherCommand::id, id);
    }

    public Optional<Muster> unit(String id) {
        return find(units, Muster::id, id);
    }

    public Optional<Leader> leader(String id) {
        return find(leaders, Leader::id, id);
    }

    public Optional<Objective> objective(String id) {
        return find(objectives, Objective::id, id);
    }

    private static <T> Optional<T> find(List<T> all, Function<T, String> name, String id) {
        return all.stream().filter(each -> name.apply(each).equals(id)).findFirst();
    }

    public String sideOf(Muster unit) {
        return sideOfCommand(unit.command());
    }

    public String sideOfCommand(String id) {
        return command(id)
                .map(HigherCommand::side)
                .orElseThrow(() -> new IllegalArgumentException("no command “" + id + "”"));
    }
}
