package org.longroll.battle;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Orders of every battle, whatever its rules. */
public sealed interface CommonOrder extends Order {

    /** @param attachments pictures, each by its SHA-256 */
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

    /** Replaces the generated text of the report for a turn. */
    @EntryType("prose")
    @Recorded("edit-prose")
    record EditProse(int turn, String text) implements CommonOrder {}

    @EntryType("reissue-key")
    @Recorded("reissue-key")
    record ReissueKey(Seat seat) implements CommonOrder {}

    @EntryType("arrive")
    @Recorded("arrive")
    record Arrive(List<String> units, Map<String, Position> positions) implements CommonOrder {
        public Arrive {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }
    }

    @EntryType("leave-table")
    @Recorded("leave-table")
    record LeaveTable(List<String> units, @Nullable String reason) implements CommonOrder {
        public LeaveTable {
            units = List.copyOf(units);
        }
    }

    /** @param by a side, or null if no side holds it from now on */
    @EntryType("objective")
    @Recorded("take-objective")
    record TakeObjective(String objective, @Nullable String by) implements CommonOrder {}

    /** Adds a unit that is missing in the order of battle, or corrects one. */
    @EntryType("reinforce")
    @Recorded("reinforce")
    record Reinforce(Muster unit, String reason) implements CommonOrder {}

    /** Ends the battle early; without a {@code winner} the points decide. */
    @EntryType("end-battle")
    @Recorded("end-battle")
    record EndBattle(@Nullable String winner, @Nullable String reason) implements CommonOrder {}

    /** The umpire's ruling, which overrides the rules. */
    sealed interface Ruling extends CommonOrder {

        String reason();

        /** Whether it stays in force when entries before it are undone. */
        boolean standing();
    }

    /** Records one entry that the rules refuse. */
    @EntryType("ruling")
    @Recorded("allow")
    record Allow(String code, Order entry, String reason, boolean standing) implements Ruling {}

    /** Sets properties of a unit, by the names and values of the unit's status. */
    @EntryType("ruling")
    @Recorded("set-unit")
    record SetUnit(String unit, SortedMap<String, String> properties, String reason, boolean standing)
            implements Ruling {
        public SetUnit {
            properties = Collections.unmodifiableSortedMap(new TreeMap<>(properties));
        }
    }

    /** Strikes a check or question that is due. */
    @EntryType("ruling")
    @Recorded("settle")
    record Settle(String due, String reason, boolean standing) implements Ruling {}
}
