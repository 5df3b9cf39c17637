package org.longroll.battle;

import java.util.List;

/** Reads from the entries of a system what players said of units, and which of them moved. */
public interface FactReader {

    /** For systems in which nothing is remembered. */
    FactReader NONE = new FactReader() {
        @Override
        public List<Fact> said(Said said, Table table, Facts before) {
            return List.of();
        }

        @Override
        public List<String> moved(BattleEvent event) {
            return List.of();
        }

        @Override
        public List<Fact> reached(BattleEvent event) {
            return List.of();
        }
    };

    /** The facts that an entry says, as they were before anything moved in it. */
    List<Fact> said(Said said, Table table, Facts before);

    /** The units and leaders that an event brings to another place, or takes off the table. */
    List<String> moved(BattleEvent event);

    /** What is known of the place that a unit has moved to. */
    List<Fact> reached(BattleEvent event);
}
