package org.longroll.battle;

import java.util.List;
import org.longroll.journal.Event;
import org.longroll.journal.RecordedOrder;

/** Reads from the entries of a system what players said of units, and which of them moved. */
public interface FactReader {

    /** For systems in which nothing is remembered. */
    FactReader NONE = new FactReader() {};

    /** The facts that an entry says, as they were before anything moved in it. */
    default List<Fact> said(RecordedOrder said, Table table, Facts before) {
        return List.of();
    }

    /** The units and leaders that an event of the system brings to another place, or takes off the table. */
    default List<String> moved(Event event) {
        return List.of();
    }

    /** Facts of the place that a unit has moved to. */
    default List<Fact> reached(Event event) {
        return List.of();
    }
}
