package org.longroll.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What happens in every battle, whatever rules it is played with. */
public sealed interface CommonEvent extends BattleEvent {

    /** What is written down beside the battle: it stands as it stood, and nothing of it is ever taken back. */
    sealed interface Aside extends CommonEvent {}

    /**
     * The journal was opened with this order of battle. Always the first event, and there is only one.
     *
     * @param branchOf where it was branched off, for a what-if
     * @param readings the number of the {@link Readings} by which it was begun; nothing is number 1
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
            @Nullable Integer readings)
            implements CommonEvent {
        public BattleStarted {
            players = Map.copyOf(players);
        }

        public int readingsNumber() {
            return readings == null ? Readings.FIRST : readings;
        }
    }

    /** The battle and the version from which a what-if was branched off. */
    record Origin(UUID battle, long version) {}

    /**
     * Somebody wrote something down.
     *
     * @param attachments pictures that go with it, each by the SHA-256 of what it is
     */
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

    /** Somebody wrote what the report says of a turn. Like a note it is not taken back with what happened in the turn. */
    @Recorded("prose-edited")
    record ProseEdited(int turn, String text) implements Aside {}

    /** The key of a seat was replaced; from here on only the key of this generation opens it. */
    @Recorded("key-reissued")
    record KeyReissued(String seat, int generation) implements Aside {}

    /**
     * What a person said, word for word; everything that came of it follows as events of the same entry. In the ledger
     * it has the name of its order: {@code <system>-fire-declared}.
     */
    record Declared(Order order) implements CommonEvent {}

    /**
     * Dice fell.
     *
     * @param purpose what they were for: {@code fire}, {@code morale-check}
     * @param unit for whom they were thrown, where it was for one unit
     * @param by the seat that threw them or had them rolled
     */
    @Recorded("dice-rolled")
    record DiceRolled(
            String purpose, @Nullable String unit, int sides, List<Integer> faces, GivenDice.Source source, String by)
            implements CommonEvent {
        public DiceRolled {
            faces = List.copyOf(faces);
        }
    }

    /** A check or question was settled: taken, answered, or struck by the umpire. */
    @Recorded("due-settled")
    record DueSettled(String due) implements CommonEvent {}

    /** A unit came onto the table. */
    @Recorded("unit-arrived")
    record UnitArrived(String unit) implements CommonEvent {}

    /** A unit went from the table for good. */
    @Recorded("unit-left-table")
    record UnitLeftTable(String unit, @Nullable String reason) implements CommonEvent {}

    /** Where a unit or a leader stands, as the players say. */
    @Recorded("position-taken")
    record PositionTaken(String unit, Position position) implements CommonEvent {}

    /**
     * An objective changed hands.
     *
     * @param by a side, or null for nobody
     */
    @Recorded("objective-taken")
    record ObjectiveTaken(String objective, @Nullable String by) implements CommonEvent {}

    /** A unit was added to the order of battle after the start. */
    @Recorded("unit-added")
    record UnitAdded(Muster unit, String reason) implements CommonEvent {}

    /** A unit that was mistyped in the order of battle was corrected after the start. */
    @Recorded("unit-corrected")
    record UnitCorrected(Muster unit, String reason) implements CommonEvent {}

    /**
     * The battle is over.
     *
     * @param how {@code turn-limit}, {@code agreed}
     * @param points of each side
     * @param winner a side, or null for a draw
     */
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
