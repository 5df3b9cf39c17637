package org.longroll.battle;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Aside;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Event;
import org.longroll.journal.Kind;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Events of every battle, whatever its rules. */
public sealed interface CommonEvent extends Event {

    /**
     * Always the first event.
     *
     * @param readings the number of the {@link Readings} at the start, null means 1
     * @param players names by seat, in battles from before names stood beside the ledger
     * @param umpire whether there is an umpire, null means that there is
     * @param people the players by seat
     * @param table the ground, if the scenario draws it
     * @param men how many men a figure or a stand is, if the scenario says so
     */
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
            @Nullable Integer readings,
            @Nullable Boolean umpire,
            @Nullable Map<String, UUID> people,
            @Nullable Ground table,
            @Nullable Men men)
            implements CommonEvent, Opening {
        public BattleStarted {
            players = Map.copyOf(players);
            people = people == null ? null : Map.copyOf(people);
        }

        @Override
        public Kind<Field> kind() {
            return BattleKind.of(this);
        }

        /** The same without names: each player is a person with an id. */
        public BattleStarted withPeople(Map<String, UUID> ids) {
            return copy(Map.of(), ids);
        }

        /** The same with the names of players by seat, for those who may read them. */
        public BattleStarted withPlayers(Map<String, String> names) {
            return copy(names, people);
        }

        private BattleStarted copy(Map<String, String> names, @Nullable Map<String, UUID> ids) {
            return new BattleStarted(
                    title,
                    rulebook,
                    visibility,
                    dicePolicy,
                    undoPolicy,
                    turnLimit,
                    initiative,
                    orderOfBattle,
                    victory,
                    names,
                    branchOf,
                    readings,
                    umpire,
                    ids,
                    table,
                    men);
        }

        /** How many men one of what the system counts is. */
        public Optional<Integer> menEach() {
            return men == null ? Optional.empty() : men.each();
        }

        public boolean hasUmpire() {
            return umpire == null || umpire;
        }

        public int readingsNumber() {
            return readings == null ? Readings.FIRST : readings;
        }
    }

    record Origin(UUID battle, long version) {}

    /** A person wrote the text of the report for a turn. An undo of entries of the turn does not remove it. */
    @Recorded("prose-edited")
    record ProseEdited(int turn, String text) implements CommonEvent, Aside {

        @Override
        public String entryType() {
            return "prose";
        }

        @Override
        public Optional<Order> order() {
            return Optional.of(new CommonOrder.EditProse(turn, text));
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

    /** A unit has another name from here on; {@code was} is the one before. */
    @Recorded("unit-renamed")
    record UnitRenamed(String unit, String name, String was) implements CommonEvent {}

    /** A unit that had left the table by mistake is back on it. */
    @Recorded("unit-returned")
    record UnitReturned(String unit) implements CommonEvent {}

    @Recorded("leader-added")
    record LeaderAdded(Leader leader, String reason) implements CommonEvent {}

    /** The settings from here on, those included that stay as they were. */
    @Recorded("settings-changed")
    record SettingsChanged(
            @Nullable Integer turnLimit, Visibility visibility, DicePolicy dicePolicy, UndoPolicy undoPolicy)
            implements CommonEvent {

        static SettingsChanged to(Settings settings) {
            return new SettingsChanged(
                    settings.turnLimit(), settings.visibility(), settings.dicePolicy(), settings.undoPolicy());
        }

        Settings settings() {
            return new Settings(turnLimit, visibility, dicePolicy, undoPolicy);
        }
    }

    /** {@code winner} is a side, or null for a draw. */
    @Recorded("battle-ended")
    record BattleEnded(
            How how,
            Map<String, Integer> points,
            @Nullable String winner,
            Victory.Degree degree,
            @Nullable String reason)
            implements CommonEvent {
        public BattleEnded {
            points = Map.copyOf(points);
        }

        /** What brought the end about. */
        public enum How implements Word {
            @Spelled("turn-limit")
            TURN_LIMIT,
            /** Both sides agreed to it. */
            @Spelled("agreed")
            AGREED,
            /** The umpire ended it and named the winner. */
            @Spelled("ruling")
            RULING,
            /** The umpire ended it and the points decide. */
            @Spelled("points")
            POINTS
        }
    }
}
