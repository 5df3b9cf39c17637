package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** All events of a journal up to some version, undone or not, in order, from the opening. */
public record History(UUID id, List<Line> lines) {

    public record Line(Event event, Occasion occasion) {}

    public History {
        lines = List.copyOf(lines);
        if (lines.isEmpty() || !(lines.getFirst().event() instanceof Opening)) {
            throw new IllegalArgumentException("a journal begins with its opening");
        }
    }

    public Opening opening() {
        return (Opening) lines.getFirst().event();
    }

    /** The same with another opening: with names, which are not in the ledger, for example. */
    public History with(Opening opening) {
        var changed = new ArrayList<>(lines);
        changed.set(0, new Line(opening, lines.getFirst().occasion()));
        return new History(id, changed);
    }

    public Entries entries() {
        var entries = new Entries(id);
        lines.forEach(entries::take);
        return entries;
    }
}
