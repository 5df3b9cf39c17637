package org.longroll.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;

/** Orders of every battle, whatever its rules. */
public sealed interface CommonOrder extends Order {

    /** Replaces the generated text of the report for a turn. */
    @EntryType("prose")
    @Recorded("edit-prose")
    record EditProse(int turn, String text) implements CommonOrder {

        @Override
        public boolean isAside() {
            return true;
        }
    }

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

    /**
     * Says who holds an objective.
     *
     * @param by a side, or null if no side holds it from now on
     * @param unit the unit that takes it for its own side; without one it is the umpire's word
     */
    @EntryType("objective")
    @Recorded("take-objective")
    record TakeObjective(
            String objective, @Nullable String by, @Nullable String unit) implements CommonOrder {

        @Override
        public boolean isTheUmpires() {
            return unit == null;
        }
    }

    /** Orders of the umpire about the battle as a whole. */
    sealed interface Umpires extends CommonOrder {

        @Override
        default boolean isTheUmpires() {
            return true;
        }
    }

    /** Adds a unit that is missing in the order of battle, or corrects one. */
    @EntryType("reinforce")
    @Recorded("reinforce")
    record Reinforce(Muster unit, String reason) implements Umpires {}

    /** Puts a unit back on the table that left it, or was taken off, by mistake. */
    @EntryType("return")
    @Recorded("return")
    record Return(List<String> units, Map<String, Position> positions, String reason) implements CommonOrder {
        public Return {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public boolean isTheUmpires() {
            return true;
        }
    }

    /** Changes what is written down and nothing that is decided now, so that it may come while something is due. */
    sealed interface Formality extends CommonOrder {

        @Override
        default boolean waits() {
            return false;
        }

        /** Whether it may come after the end of the battle. */
        default boolean mayComeAfterTheEnd() {
            return false;
        }
    }

    @EntryType("rename")
    @Recorded("rename")
    record Rename(String unit, String name, @Nullable String reason) implements Formality {
        @Override
        public boolean isTheUmpires() {
            return true;
        }

        @Override
        public boolean mayComeAfterTheEnd() {
            return true;
        }
    }

    /** Keeps the journal otherwise from now on; what is null stays as it is. */
    @EntryType("settings")
    @Recorded("settings")
    record ChangeSettings(
            @Nullable Integer turnLimit,
            boolean noTurnLimit,
            @Nullable Visibility visibility,
            @Nullable DicePolicy dicePolicy,
            @Nullable UndoPolicy undoPolicy,
            @Nullable String reason)
            implements Formality {
        @Override
        public boolean isTheUmpires() {
            return true;
        }

        /** Who may read a battle is decided after its end, too. */
        @Override
        public boolean mayComeAfterTheEnd() {
            return turnLimit == null && !noTurnLimit && dicePolicy == null && undoPolicy == null;
        }

        /** The settings with these changes. */
        Settings in(Settings before) {
            return new Settings(
                    noTurnLimit ? null : turnLimit == null ? before.turnLimit() : turnLimit,
                    visibility == null ? before.visibility() : visibility,
                    dicePolicy == null ? before.dicePolicy() : dicePolicy,
                    undoPolicy == null ? before.undoPolicy() : undoPolicy);
        }
    }

    /** Adds a leader who is missing in the order of battle. */
    @EntryType("leader")
    @Recorded("add-leader")
    record AddLeader(Leader leader, String reason) implements Formality {
        @Override
        public boolean isTheUmpires() {
            return true;
        }
    }

    /** Says where units and leaders stand that do not move; it takes no action. */
    @EntryType("position")
    @Recorded("position")
    record TakePosition(Map<String, Position> positions) implements Formality {
        public TakePosition {
            positions = Map.copyOf(positions);
        }
    }

    /** Ends the battle early; without a {@code winner} the points decide. */
    @EntryType("end-battle")
    @Recorded("end-battle")
    record EndBattle(@Nullable String winner, @Nullable String reason) implements Umpires {}

    /** The umpire's ruling, which overrides the rules. */
    sealed interface Ruling extends Umpires {

        @Override
        String reason();

        boolean standing();

        @Override
        default boolean stands() {
            return standing();
        }

        @Override
        default boolean waits() {
            return false;
        }
    }

    /**
     * Records one entry that the rules refuse.
     *
     * @param code of the first refusal
     * @param more codes of the refusals that come up once the first is waived; null if there are none
     */
    @EntryType("ruling")
    @Recorded("allow")
    record Allow(String code, @Nullable List<String> more, Order entry, String reason, boolean standing)
            implements Ruling {
        public Allow {
            more = more == null || more.isEmpty() ? null : List.copyOf(more);
        }

        public Allow(String code, Order entry, String reason, boolean standing) {
            this(code, null, entry, reason, standing);
        }

        @Override
        public Order innermost() {
            return entry.innermost();
        }

        /** All that it waives. */
        public List<String> codes() {
            var all = new ArrayList<String>();
            all.add(code);
            if (more != null) {
                all.addAll(more);
            }
            return all;
        }
    }

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
