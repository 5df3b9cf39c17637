package org.longroll.simulation;

import java.util.ArrayList;
import java.util.List;

/** Checks what must hold at the end of every battle. */
final class Inspection {

    private Inspection() {}

    /** The conditions that do not hold, in a sentence each. */
    static List<String> of(SimulatedBattle played, Player player) {
        var broken = new ArrayList<String>();
        var end = played.end();
        if (!end.field().due().isEmpty()) {
            broken.add("Something is left due: %s.".formatted(end.field().due()));
        }
        player.excesses(end).forEach(unit -> broken.add("%s is stronger than it was mustered.".formatted(unit)));
        if (!played.folded().equals(end)) {
            broken.add("Folded at once, the battle stands otherwise than event by event.");
        }
        return broken;
    }
}
