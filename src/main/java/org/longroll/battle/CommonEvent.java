package org.longroll.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Events of every battle, whatever its rules. */
public sealed interface CommonEvent extends BattleEvent {

    /** Does not change the battle and is never undone. */
    sealed interface Aside extends CommonEvent {}

    /** Always the first event; {@code readings} is the number of the {@link Readings} at the start, null means 1. */
    @Recorded(value = "battle-started", version = 2)
    record BattleStarted(
            String title,
            Rulebook rulebook,
            Visibility visibility,
            DicePolicy dicePolicy,
            UndoPolicy undoPolicy,
            @Nullable Integer turnLimit,
            String initiative,
            OrderOfBattle orderOfBattle,
            Victory victory,
            Map<String, String> players,
            @Nullable Origin branchOf,
            @Nullable Integer readings)
            implements CommonEvent {
        public BattleStarted {
            players = Map.copyOf(players);
        }

        public int readingsNumber() {
            return readings == null ? Readings.FIRST : readings;
        }
    }

    record Origin(UUID battle, long version) {}

    /** @param attachments pictures, each by its SHA-256 */
    @Recorded(value = "note-taken", version = 2)
    record NoteTaken(String text, List<String> units, List<String> attachments) implements Aside {
        public NoteTaken {
            units = List.copyOf(units);
            attachments = List.copyOf(attachments);
        }

        public NoteTaken(String text, List<String> units) {
            this(text, units, List.of());
        }
    }

    /** A person wrote the text of the report for a turn. An undo of entries of the turn does not remove it. */
    @Recorded("prose-edited")
    record ProseEdited(int turn, String text) implements Aside {}

    /** The key of a seat was replaced; only keys of this generation are valid from here on. */
    @Recorded("key-reissued")
    record KeyReissued(String seat, int generation) implements Aside {}

    /**
     * A person's order; its consequences follow in the same entry. Its type has the form {@code
     * <system>-fire-declared}.
     */
    record Declared(Order order) implements CommonEvent {}

    /** {@code purpose} is such as {@code fire}, {@code by} the seat that threw them or had them rolled. */
    @Recorded("dice-rolled")
    record DiceRolled(
            String purpose, @Nullable String unit, int sides, List<Integer> faces, GivenDice.Source source, String by)
            implements CommonEvent {
        public DiceRolled {
            faces = List.copyOf(faces);
        }
    }

    /** A check or question was taken, answered, or struck by the umpire. */
    @Recorded("due-settled")
    record DueSettled(String due) implements CommonEvent {}

    @Recorded("unit-arrived")
    record UnitArrived(String unit) implements CommonEvent {}

    @Recorded("unit-left-table")
    record UnitLeftTable(String unit, @Nullable String reason) implements CommonEvent {}

    /** The position of a unit or a leader, as the players gave it. */
    @Recorded("position-taken")
    record PositionTaken(String unit, Position position) implements CommonEvent {}

    /** @param by a side, or null if no side holds it now */
    @Recorded("objective-taken")
    record ObjectiveTaken(String objective, @Nullable String by) implements CommonEvent {}

    @Recorded("unit-added")
    record UnitAdded(Muster unit, String reason) implements CommonEvent {}

    /** An error in the order of battle was corrected after the start. */
    @Recorded("unit-corrected")
    record UnitCorrected(Muster unit, String reason) implements CommonEvent {}

    /** {@code how} is {@code turn-limit} or {@code agreed}, {@code winner} a side, or null for a draw. */
    @Recorded("battle-ended")
    record BattleEnded(
            String how,
            Map<String, Integer> points,
            @Nullable String winner,
            Victory.Degree degree,
            @Nullable String reason)
            implements CommonEvent {
        public BattleEnded {
            points = Map.copyOf(points);
        }
    }
}
