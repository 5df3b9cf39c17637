package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Subject.Kind;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Muster;
import org.longroll.battle.Table;

/** All owners of figures: sides, commands, units, in the order of the order of battle. */
final class Subjects {

    private final List<Subject> all = new ArrayList<>();
    private final SequencedMap<String, Muster> musters = new LinkedHashMap<>();
    private final Map<String, List<Subject>> above = new HashMap<>();
    private final Map<Subject, Integer> ranks = new HashMap<>();

    Subjects(Table table) {
        var order = table.order();
        Map<String, Subject> sides = new HashMap<>();
        for (var side : order.sides()) {
            sides.put(side.id(), add(new Subject(Kind.SIDE, side.id(), side.name(), side.id())));
        }
        Map<String, Subject> commands = new HashMap<>();
        Map<String, HigherCommand> tree = new HashMap<>();
        for (var command : order.commands()) {
            tree.put(command.id(), command);
            commands.put(command.id(), add(new Subject(Kind.COMMAND, command.id(), command.name(), command.side())));
        }
        table.units().stream().forEach(standing -> {
            var muster = standing.muster();
            var side = table.sideOf(muster.id());
            List<Subject> whose = new ArrayList<>();
            whose.add(sides.get(side));
            for (var command = tree.get(muster.command()); command != null; command = upwards(command, tree)) {
                whose.add(commands.get(command.id()));
            }
            whose.add(add(new Subject(Kind.UNIT, muster.id(), muster.name(), side)));
            musters.put(muster.id(), muster);
            above.put(muster.id(), List.copyOf(whose));
        });
    }

    private static @Nullable HigherCommand upwards(HigherCommand command, Map<String, HigherCommand> tree) {
        return command.under() == null ? null : tree.get(command.under());
    }

    private Subject add(Subject subject) {
        ranks.put(subject, all.size());
        all.add(subject);
        return subject;
    }

    List<Subject> all() {
        return all;
    }

    List<Subject> of(Kind kind) {
        return all.stream().filter(subject -> subject.kind() == kind).toList();
    }

    List<String> units() {
        return List.copyOf(musters.keySet());
    }

    /** The unit itself, every command that it is under, and its side. */
    List<Subject> whose(String unit) {
        return above.getOrDefault(unit, List.of());
    }

    Comparator<Subject> order() {
        return Comparator.comparingInt(ranks::get);
    }
}
