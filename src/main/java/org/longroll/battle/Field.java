package org.longroll.battle;

import java.util.List;
import java.util.Set;

/** The state of a battle in its own system of rules, as far as all systems have it. */
public interface Field {

    Table table();

    int turn();

    /** The part or phase of the turn, in one word. */
    String part();

    String activeSide();

    /** What is due; nothing in systems without checks. */
    default Agenda<? extends Due> agenda() {
        return Agenda.empty();
    }

    default List<Due> due() {
        return List.copyOf(agenda().dues());
    }

    /** The state of a unit: a record of its system, with the properties of the unit's status. */
    Object status(String unit);

    /** Units that are out of the battle: eliminated, surrendered, wrecked. */
    Set<String> lostUnits();

    default Set<String> lostLeaders() {
        return Set.of();
    }
}
