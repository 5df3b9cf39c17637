package org.longroll.battle;

import static org.longroll.journal.Phrases.because;
import static org.longroll.journal.Phrases.list;
import static org.longroll.journal.Phrases.stopped;

import java.util.ArrayList;
import java.util.stream.Collectors;
import org.longroll.journal.Phrases;

/** Rulings and settings in words; without an umpire they are what both sides say. */
record RulingSentences(GameSystem system, Table table, boolean umpire) {

    String of(CommonOrder.Ruling ruling) {
        return switch (ruling) {
            case CommonOrder.Allow allow ->
                "%s it (%s): %s"
                        .formatted(
                                umpire ? "The umpire allows" : "Both sides allow",
                                allow.codes().stream().map(Phrases::words).collect(Collectors.joining(", ")),
                                stopped(allow.reason()));
            case CommonOrder.SetUnit set ->
                "%s that %s %s: %s"
                        .formatted(
                                umpire ? "The umpire rules" : "Both sides rule",
                                table.named(set.unit()),
                                list(set.properties().entrySet().stream()
                                        .map(each -> system.propertySet(each.getKey(), each.getValue()))
                                        .toList()),
                                stopped(set.reason()));
            case CommonOrder.Settle settle ->
                "%s what was due%s: %s"
                        .formatted(
                                umpire ? "The umpire strikes" : "Both sides strike",
                                of(settle.due()),
                                stopped(settle.reason()));
        };
    }

    /** The id of something due is that of its unit or leader with a number. */
    private String of(String due) {
        var about = due.substring(0, Math.max(0, due.lastIndexOf('-')));
        return table.muster(about).isPresent() || table.leader(about).isPresent() ? " of " + table.named(about) : "";
    }

    static String of(CommonOrder.ChangeSettings change) {
        var changes = new ArrayList<String>();
        if (change.turnLimit() != null) {
            changes.add("the battle ends with turn %d".formatted(change.turnLimit()));
        }
        if (change.noTurnLimit()) {
            changes.add("there is no turn limit");
        }
        if (change.visibility() != null) {
            changes.add("the battle is %s".formatted(change.visibility().word()));
        }
        if (change.dicePolicy() != null) {
            changes.add("dice: %s".formatted(change.dicePolicy().word()));
        }
        if (change.undoPolicy() != null) {
            changes.add("corrections: %s".formatted(change.undoPolicy().word()));
        }
        return "From now on %s%s.".formatted(String.join("; ", changes), because(change.reason()));
    }
}
