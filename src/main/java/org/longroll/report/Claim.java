package org.longroll.report;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * One statement of a sentence as data, so that it can be compared with the journal.
 *
 * @param who the id of a unit, leader, side or objective; of what is said about a turn, {@code turn-3}
 * @param whom the other one: a target, the unit that was joined, the side that took a place
 * @param count how many were lost or came back, how many inches, how many charges; the turn in which a place was taken
 * @param state how it ended: a level of morale, a formation, a degree of victory, the name of a successor; of a turn with one
 *     charge, who charged
 */
public record Claim(
        String who,
        Deed deed,
        @Nullable String whom,
        @Nullable Integer count,
        @Nullable String state) {

    public enum Deed implements Word {
        @Spelled("moved")
        MOVED,
        @Spelled("withdrew")
        WITHDREW,
        @Spelled("ran")
        RAN,
        @Spelled("formed")
        FORMED,
        @Spelled("faced")
        FACED,
        @Spelled("limbered")
        LIMBERED,
        @Spelled("unlimbered")
        UNLIMBERED,
        @Spelled("mounted")
        MOUNTED,
        @Spelled("dismounted")
        DISMOUNTED,
        @Spelled("passed-through")
        PASSED_THROUGH,
        @Spelled("replenished")
        REPLENISHED,
        @Spelled("would-not-move")
        WOULD_NOT_MOVE,
        @Spelled("was-slow")
        WAS_SLOW,
        @Spelled("fired")
        FIRED,
        @Spelled("was-unharmed")
        WAS_UNHARMED,
        @Spelled("lost-troops")
        LOST_TROOPS,
        @Spelled("lost-guns")
        LOST_GUNS,
        @Spelled("recovered")
        RECOVERED,
        @Spelled("wavered")
        WAVERED,
        @Spelled("held")
        HELD,
        @Spelled("kept-its-ground")
        KEPT_ITS_GROUND,
        @Spelled("was-no-better")
        WAS_NO_BETTER,
        @Spelled("got-worse")
        GOT_WORSE,
        @Spelled("got-better")
        GOT_BETTER,
        @Spelled("wore-down")
        WORE_DOWN,
        @Spelled("guns-silenced")
        GUNS_SILENCED,
        @Spelled("guns-damaged")
        GUNS_DAMAGED,
        @Spelled("guns-served-again")
        GUNS_SERVED_AGAIN,
        @Spelled("had-to-go-back")
        HAD_TO_GO_BACK,
        @Spelled("fell-back")
        FELL_BACK,
        @Spelled("ran-low")
        RAN_LOW,
        @Spelled("was-halted")
        WAS_HALTED,
        @Spelled("was-destroyed")
        WAS_DESTROYED,
        @Spelled("surrendered")
        SURRENDERED,
        @Spelled("guns-taken")
        GUNS_TAKEN,
        @Spelled("rallied")
        RALLIED,
        @Spelled("could-not-be-rallied")
        COULD_NOT_BE_RALLIED,
        @Spelled("charged")
        CHARGED,
        @Spelled("fell-short")
        FELL_SHORT,
        @Spelled("countercharged")
        COUNTERCHARGED,
        @Spelled("beat")
        BEAT,
        @Spelled("was-locked-with")
        WAS_LOCKED_WITH,
        @Spelled("stopped-short-of")
        STOPPED_SHORT_OF,
        @Spelled("followed")
        FOLLOWED,
        @Spelled("went-on-against")
        WENT_ON_AGAINST,
        @Spelled("fell")
        FELL,
        @Spelled("was-wounded")
        WAS_WOUNDED,
        @Spelled("lost-his-horse")
        LOST_HIS_HORSE,
        @Spelled("came-through")
        CAME_THROUGH,
        @Spelled("joined")
        JOINED,
        /** No longer told; a word of an answer is never removed. */
        @Spelled("left")
        LEFT,
        @Spelled("was-succeeded")
        WAS_SUCCEEDED,
        @Spelled("came-onto-the-field")
        CAME_ONTO_THE_FIELD,
        @Spelled("left-the-field")
        LEFT_THE_FIELD,
        @Spelled("absorbed")
        ABSORBED,
        @Spelled("was-taken")
        WAS_TAKEN,
        @Spelled("took")
        TOOK,
        @Spelled("was-given-up")
        WAS_GIVEN_UP,
        @Spelled("was-ruled-on")
        WAS_RULED_ON,
        @Spelled("won")
        WON,
        @Spelled("drew")
        DREW,
        @Spelled("moved-first")
        MOVED_FIRST,
        @Spelled("mustered-troops")
        MUSTERED_TROOPS,
        @Spelled("mustered-guns")
        MUSTERED_GUNS,
        @Spelled("lost-nothing")
        LOST_NOTHING,
        @Spelled("saw-charges")
        SAW_CHARGES,
        @Spelled("saw-no-fire")
        SAW_NO_FIRE,
        @Spelled("saw-the-first-fire")
        SAW_THE_FIRST_FIRE,
        @Spelled("saw-more-fire")
        SAW_MORE_FIRE,
        @Spelled("saw-less-fire")
        SAW_LESS_FIRE,
        @Spelled("saw-the-most-losses")
        SAW_THE_MOST_LOSSES,
        @Spelled("was-held-at-the-start")
        WAS_HELD_AT_THE_START,
        @Spelled("was-open-at-the-start")
        WAS_OPEN_AT_THE_START,
        @Spelled("was-lost")
        WAS_LOST,
        @Spelled("mustered-men")
        MUSTERED_MEN,
        @Spelled("lost-men")
        LOST_MEN,
        @Spelled("was-held-at-the-end")
        WAS_HELD_AT_THE_END,
        @Spelled("was-never-lost")
        WAS_NEVER_LOST,
        @Spelled("changed-hands")
        CHANGED_HANDS
    }

    public static Claim of(String who, Deed deed) {
        return new Claim(who, deed, null, null, null);
    }

    public static Claim to(String who, Deed deed, @Nullable String whom) {
        return new Claim(who, deed, whom, null, null);
    }

    public static Claim count(String who, Deed deed, @Nullable Integer count) {
        return new Claim(who, deed, null, count, null);
    }

    public static Claim state(String who, Deed deed, String state) {
        return new Claim(who, deed, null, null, state);
    }
}
