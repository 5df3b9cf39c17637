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
                            + " distance is said."),
            new Change(
                    Set.of("charge", "countercharge", "fire", "impact", "morale-check"),
                    "A charge and a countercharge meet where their distances overlap, and each is in disorder by the"
                            + " inches that it has come; a disorder point that is reached is passed."),
            new Change(
                    Set.of(
                            "charge",
                            "fire",
                            "morale-check",
                            "impact",
                            "answer",
                            "disengage",
                            "move",
                            "group",
                            "change-formation",
                            "face",
                            "limber",
                            "unlimber",
                            "mount",
                            "dismount",
                            "rally",
                            "reform",
                            "rout",
                            "merge",
                            "attach-leader",
                            "detach-leader",
                            "leader-move",
                            "end-part"),
                    "A charge that falls short is reacted to before it ends, and calls a check if it ends within an inch;"
                            + " a unit that disengages from a charge is struck only if it is reached."),
            new Change(
                    Set.of("fire", "melee", "morale-check", "answer"),
                    "A check called by fire at one inch or hand to hand knows that the enemy is near, and one of a unit"
                            + " that was fired on in its move that it moved."),
            new Change(
                    Set.of("fire", "melee", "impact", "rout"),
                    "Each leader with a unit rolls for its hits, and guns that run are limbered."),
            new Change(
                    Set.of("melee", "answer", "pursue", "morale-check"),
                    "Attackers who won a melee may follow or pursue, as far as the loser fell back less an inch, or what"
                            + " is left of their charge."),
            new Change(
                    Set.of(
                            "fire",
                            "charge",
                            "countercharge",
                            "disengage",
                            "group",
                            "end-part",
                            "rally",
                            "reform",
                            "change-formation",
                            "face",
                            "limber",
                            "unlimber",
                            "mount",
                            "dismount",
                            "move",
                            "rout",
                            "merge",
                            "morale-check",
                            "impact",
                            "pursue"),
                    "Desperation fire, close fire, far charges, short moves, disengaging, rallies after a rout and said"
                            + " benefits are held to the chart; actions that are not consecutive are remarked on."),
            new Change(
                    Set.of(
                            "maneuver",
                            "charge",
                            "countercharge",
                            "charge-combat",
                            "retreat",
                            "recall",
                            "fire",
                            "begin-phase",
                            "breakthrough",
                            "ruling"),
                    "Maneuver checks come before detached leaders move, charged guns are supported or not, and a retreat"
                            + " is as long as its result says."),
            new Change(
                    Set.of("fire", "melee", "morale-check", "rally"),
                    "A unit that is fired on in its run, or for a charge that is over, checks as a moving one; those who"
                            + " fire are not near to a unit behind their target, nor is an enemy whom the melee wiped"
                            + " out; on a natural twelve any loss can come back; fire at one inch is at those who still"
                            + " charge."),
            new Change(
                    Set.of("fire"), "The charged unit fires in no range band that lies beyond where the charge began."),
            new Change(
                    Set.of("pursue"),
                    "A pursuit goes against no unit that its charge has beaten, be it the last one or one before.")));

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
