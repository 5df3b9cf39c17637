package org.longroll.battle;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What people record in every battle, whatever rules they play. */
public sealed interface CommonOrder extends Order {

    /**
     * Writes a note, perhaps about some units.
     *
     * @param attachments pictures that go with it, each by the SHA-256 of what it is
     */
    @EntryType("note")
    @Recorded("note")
    record Note(String text, List<String> units, List<String> attachments) implements CommonOrder {
        public Note {
            units = List.copyOf(units);
            attachments = List.copyOf(attachments);
        }

        public Note(String text, List<String> units) {
            this(text, units, List.of());
        }
    }

    /** Writes what the report shall say of a turn, in place of what the journal would tell. */
    @EntryType("prose")
    @Recorded("edit-prose")
    record EditProse(int turn, String text) implements CommonOrder {}

    /** Replaces the key of a seat. */
    @EntryType("reissue-key")
    @Recorded("reissue-key")
    record ReissueKey(Seat seat) implements CommonOrder {}

    /** Units come onto the table. */
    @EntryType("arrive")
    @Recorded("arrive")
    record Arrive(List<String> units, Map<String, Position> positions) implements CommonOrder {
        public Arrive {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }
    }

    /** Units go from the table for good. */
    @EntryType("leave-table")
    @Recorded("leave-table")
    record LeaveTable(List<String> units, @Nullable String reason) implements CommonOrder {
        public LeaveTable {
            units = List.copyOf(units);
        }
    }

    /**
     * Somebody takes an objective, or it is held by nobody from now on.
     *
     * @param by a side, or null for nobody
     */
    @EntryType("objective")
    @Recorded("take-objective")
    record TakeObjective(String objective, @Nullable String by) implements CommonOrder {}

    /** Adds a unit that was forgotten in the order of battle, or corrects one that was mistyped. */
    @EntryType("reinforce")
    @Recorded("reinforce")
    record Reinforce(Muster unit, String reason) implements CommonOrder {}

    /**
     * Ends the battle before its turn limit.
     *
     * @param winner a side, or null where the points say who won
     */
    @EntryType("end-battle")
    @Recorded("end-battle")
    record EndBattle(@Nullable String winner, @Nullable String reason) implements CommonOrder {}

    /** The umpire's word, over the rules. */
    sealed interface Ruling extends CommonOrder {

        String reason();

        /** Whether it stays in force when entries around it are taken back. */
        boolean standing();
    }

    /** Allows one entry that the rules refuse, and records it. */
    @EntryType("ruling")
    @Recorded("allow")
    record Allow(String code, Order entry, String reason, boolean standing) implements Ruling {}

    /** Sets what a unit is outright: each property by its name, in the words of the unit's status. */
    @EntryType("ruling")
    @Recorded("set-unit")
    record SetUnit(String unit, SortedMap<String, String> properties, String reason, boolean standing)
            implements Ruling {
        public SetUnit {
            properties = Collections.unmodifiableSortedMap(new TreeMap<>(properties));
        }
    }

    /** Strikes a check or question that is due: nobody needs to take it. */
    @EntryType("ruling")
    @Recorded("settle")
    record Settle(String due, String reason, boolean standing) implements Ruling {}
}
