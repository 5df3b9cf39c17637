package org.longroll.battle;

import java.util.List;
import java.util.Set;

/**
 * The history of how the program reads the rules. A battle records the number of its readings at the start. A changed
 * reading is added here as a change; it applies to new decisions, recorded events stay as they are.
 *
 * @param changes oldest first; the readings before the first change have number 1
 */
public record Readings(List<Change> changes) {

    /** {@code kinds} are the types of entries that may be decided differently; {@code what} is one sentence. */
    public record Change(Set<String> kinds, String what) {
        public Change {
            kinds = Set.copyOf(kinds);
        }
    }

    /** The readings of battles that record no number. */
    public static final int FIRST = 1;

    public static final Readings TODAY = new Readings(List.of(
            new Change(
                    Set.of("morale-check", "leader-casualty", "answer"),
                    "A check is taken with what is true when it is rolled, and the roll of a leader with the unit comes"
                            + " first."),
            new Change(
                    Set.of("charge", "countercharge", "pursue", "fire", "morale-check", "impact"),
                    "A charging unit is in disorder from its disorder point on, not from the declaration."),
            new Change(
                    Set.of("impact", "melee"),
                    "However an impact or a melee ends, all units in it that were better are in disorder."),
            new Change(
                    Set.of("end-battle"),
                    "An end that the umpire declares is recorded as his ruling, or as decided by points; “agreed” means"
                            + " that both sides agreed."),
            new Change(
                    Set.of(
                            "attach-leader",
                            "detach-leader",
                            "leader-move",
                            "replace-leader",
                            "maneuver",
                            "fire",
                            "answer"),
                    "Leaders come with the first unit of their command, unless the scenario gives them a turn of their"
                            + " own; until then they are nowhere near."),
            new Change(
                    Set.of("charge", "pursue", "impact"),
                    "In the check at one inch and in an impact the enemy is near without being said, as far as the chart"
                            + " lets this enemy count."),
            new Change(
                    Set.of("fire"),
                    "A volley after a charge that stopped short is fired over the inches at which it stopped, unless a"
                            + " distance is said.")));

    public Readings {
        changes = List.copyOf(changes);
    }

    public int number() {
        return FIRST + changes.size();
    }

    /** The changes after the readings with this number. */
    public List<Change> since(int number) {
        return changes.subList(Math.min(number - FIRST, changes.size()), changes.size());
    }

    /** Whether a change after the readings with this number affects entries of a type. */
    public boolean mayDecideOtherwise(int number, String type) {
        return since(number).stream().anyMatch(change -> change.kinds().contains(type));
    }
}
