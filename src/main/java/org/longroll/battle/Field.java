package org.longroll.battle;

import java.util.List;
import java.util.Set;

/** How a battle stands in its own system of rules. Each system has its own; this is what all of them can say. */
public interface Field {

    Table table();

    /** From 1. */
    int turn();

    /** The part or phase of the turn, in one word. */
    String part();

    /** The side whose part it is. */
    String activeSide();

    /** What is due; nothing in systems that call for nothing. */
    default Agenda<? extends Due> agenda() {
        return Agenda.empty();
    }

    /** What is due, in the order in which it was called for. */
    default List<Due> due() {
        return List.copyOf(agenda().dues());
    }

    /** What a unit is in; a record of its system, whose properties are the unit's status. */
    Object status(String unit);

    /** Units that are out of the battle: eliminated, surrendered, wrecked. */
    Set<String> lostUnits();

    /** Leaders that are out of the battle. */
    default Set<String> lostLeaders() {
        return Set.of();
    }
}
