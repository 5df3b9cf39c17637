package org.longroll.battle;

import java.util.List;
import java.util.Set;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.Agenda;

/** The state of a battle in its own system of rules, as far as all systems have it. */
public interface Field {

    Table table();

    int turn();

    /** The part or phase of the turn, in one word. */
    String part();

    String activeSide();

    /** What is due; nothing in systems without checks. */
    default Agenda<? extends BattleDue> agenda() {
        return Agenda.empty();
    }

    default List<BattleDue> due() {
        return List.copyOf(agenda().dues());
    }

    /** The field while exactly these checks and questions wait for the end of an amendment. */
    default Field deferring(List<String> dues) {
        return this;
    }

    /** The state of a unit: a record of its system, with the properties of the unit's status. */
    Object status(String unit);

    /** Units that are out of the battle: eliminated, surrendered, wrecked. */
    Set<String> lostUnits();

    /** Whether a unit is one of them. */
    default boolean lost(String unit) {
        return lostUnits().contains(unit);
    }

    default Set<String> lostLeaders() {
        return Set.of();
    }

    /** The state of a leader of the order of battle. */
    default LeaderStanding leader(String id) {
        return LeaderStanding.UNHURT;
    }

    /** The name of the officer who leads in a leader's place: his own, until another one took it. */
    default String leaderName(String id) {
        return table().name(id);
    }

    /** Whether a leader has yet to come: in the turn that the scenario gives, or else with the first of his command. */
    default boolean isAwaited(Leader leader) {
        return leader.arrives() == null ? table().isAwaited(leader.commands()) : leader.arrives() > turn();
    }

    default boolean isAwaited(String leader) {
        return table().leader(leader).filter(this::isAwaited).isPresent();
    }

    /** Where a unit is: still to come, on the table, gone from it, or lost. */
    default Presence presence(String unit) {
        return lost(unit) ? Presence.ELIMINATED : table().units().get(unit).presence();
    }
}
