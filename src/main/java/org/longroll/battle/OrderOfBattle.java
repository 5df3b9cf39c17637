package org.longroll.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
        for (var each : all) {
            if (name.apply(each).equals(id)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    OrderOfBattle with(Leader leader) {
        var more = new ArrayList<>(leaders);
        more.add(leader);
        return new OrderOfBattle(sides, commands, units, more, objectives);
    }

    /** A command and all that are under it, directly or not. */
    public Set<String> withThoseBelow(String command) {
        var found = new LinkedHashSet<String>();
        found.add(command);
        boolean more = true;
        while (more) {
            more = commands.stream()
                    .filter(each -> each.under() != null && found.contains(each.under()))
                    .map(each -> found.add(each.id()))
                    .reduce(false, Boolean::logicalOr);
        }
        return Collections.unmodifiableSet(found);
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
