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
    record Note(String text, List<String> units, List<String> attachments) implements CommonOrder {
        public Note {
            units = List.copyOf(units);
            attachments = List.copyOf(attachments);
        }

        public Note(String text, List<String> units) {
            this(text, units, List.of());
        }

        @Override
        public String type() {
            return "note";
        }
    }

    /** Writes what the report shall say of a turn, in place of what the journal would tell. */
    record EditProse(int turn, String text) implements CommonOrder {
        @Override
        public String type() {
            return "prose";
        }
    }

    /** Replaces the key of a seat. */
    record ReissueKey(Seat seat) implements CommonOrder {
        @Override
        public String type() {
            return "reissue-key";
        }
    }

    /** Units come onto the table. */
    record Arrive(List<String> units, Map<String, Position> positions) implements CommonOrder {
        public Arrive {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "arrive";
        }
    }

    /** Units go from the table for good. */
    record LeaveTable(List<String> units, @Nullable String reason) implements CommonOrder {
        public LeaveTable {
            units = List.copyOf(units);
        }

        @Override
        public String type() {
            return "leave-table";
        }
    }

    /**
     * Somebody takes an objective, or it is held by nobody from now on.
     *
     * @param by a side, or null for nobody
     */
    record TakeObjective(String objective, @Nullable String by) implements CommonOrder {
        @Override
        public String type() {
            return "objective";
        }
    }

    /** Adds a unit that was forgotten in the order of battle, or corrects one that was mistyped. */
    record Reinforce(Muster unit, String reason) implements CommonOrder {
        @Override
        public String type() {
            return "reinforce";
        }
    }

    /**
     * Ends the battle before its turn limit.
     *
     * @param winner a side, or null where the points say who won
     */
    record EndBattle(@Nullable String winner, @Nullable String reason) implements CommonOrder {
        @Override
        public String type() {
            return "end-battle";
        }
    }

    /** The umpire's word, over the rules. */
    sealed interface Ruling extends CommonOrder {

        String reason();

        /** Whether it stays in force when entries around it are taken back. */
        boolean standing();

        @Override
        default String type() {
            return "ruling";
        }
    }

    /** Allows one entry that the rules refuse, and records it. */
    record Allow(String code, Order entry, String reason, boolean standing) implements Ruling {}

    /** Sets what a unit is outright: each property by its name, in the words of the unit's status. */
    record SetUnit(String unit, SortedMap<String, String> properties, String reason, boolean standing)
            implements Ruling {
        public SetUnit {
            properties = Collections.unmodifiableSortedMap(new TreeMap<>(properties));
        }
    }

    /** Strikes a check or question that is due: nobody needs to take it. */
    record Settle(String due, String reason, boolean standing) implements Ruling {}
}
