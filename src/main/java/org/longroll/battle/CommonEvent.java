package org.longroll.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Events of every battle, whatever its rules. */
public sealed interface CommonEvent extends BattleEvent {

    /** Does not change the battle and is never undone. */
    sealed interface Aside extends CommonEvent {}

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
            implements CommonEvent {
        public BattleStarted {
            players = Map.copyOf(players);
            people = people == null ? null : Map.copyOf(people);
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

    /**
     * @param attachments pictures, each by its SHA-256
     * @param table which of them is the table from above, for maps
     */
    @Recorded(value = "note-taken", version = 2)
    record NoteTaken(
            String text,
            List<String> units,
            List<String> attachments,
            @Nullable TablePhoto table) implements Aside {
        public NoteTaken {
            units = List.copyOf(units);
            attachments = List.copyOf(attachments);
        }

        public NoteTaken(String text, List<String> units) {
            this(text, units, List.of(), null);
        }
    }

    /** The text of an earlier note was corrected; the old one stays in the ledger. */
    @Recorded("note-corrected")
    record NoteCorrected(UUID note, String text) implements Aside {}

    /** A person wrote the text of the report for a turn. An undo of entries of the turn does not remove it. */
    @Recorded("prose-edited")
    record ProseEdited(int turn, String text) implements Aside {}

    /** The key of a seat was replaced; only keys of this generation are valid from here on. */
    @Recorded("key-reissued")
    record KeyReissued(String seat, int generation) implements Aside {}

    /** A person got a seat for some commands of a side; the name of the person is not in the ledger. */
    @Recorded("seat-given")
    record SeatGiven(String seat, List<String> commands, UUID person) implements Aside {
        public SeatGiven {
            commands = List.copyOf(commands);
        }
    }

    /** The keys of this seat are no longer valid; what it recorded stays. */
    @Recorded("seat-revoked")
    record SeatRevoked(String seat) implements Aside {}

    /**
     * The server vouches for every event before this one. It is no entry, and nothing takes notice of it: neither an
     * undo, nor a redo, nor an open request.
     *
     * @param note a C2SP tlog-checkpoint: origin, size, root and signature
     * @param key the public key that signed it
     * @param announcements the notes in which the server announced its keys, oldest first; empty for its first key
     */
    @Recorded("checkpoint-signed")
    record CheckpointSigned(String note, String key, List<String> announcements, Cause cause) implements Aside {
        public CheckpointSigned {
            announcements = List.copyOf(announcements);
        }

        /** What called for it. */
        public enum Cause implements Word {
            @Spelled("turn")
            TURN,
            @Spelled("end")
            END,
            /** A seat asked for it. */
            @Spelled("demand")
            DEMAND
        }
    }

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

        /** The faces as people write them: {@code 3 5}. */
        public String shown() {
            return faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }

        /** The purpose, and of which unit: {@code fire of 20th Maine}. */
        public String purposeOn(Table table) {
            return unit == null ? purpose : "%s of %s".formatted(purpose, table.name(unit));
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
