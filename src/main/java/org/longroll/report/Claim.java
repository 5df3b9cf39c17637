package org.longroll.report;

import org.jspecify.annotations.Nullable;
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
        MOVED,
        WITHDREW,
        RAN,
        FORMED,
        FACED,
        LIMBERED,
        UNLIMBERED,
        MOUNTED,
        DISMOUNTED,
        PASSED_THROUGH,
        REPLENISHED,
        WOULD_NOT_MOVE,
        WAS_SLOW,
        FIRED,
        WAS_UNHARMED,
        LOST_TROOPS,
        LOST_GUNS,
        RECOVERED,
        WAVERED,
        HELD,
        KEPT_ITS_GROUND,
        WAS_NO_BETTER,
        GOT_WORSE,
        GOT_BETTER,
        WORE_DOWN,
        GUNS_SILENCED,
        GUNS_DAMAGED,
        GUNS_SERVED_AGAIN,
        HAD_TO_GO_BACK,
        FELL_BACK,
        RAN_LOW,
        WAS_HALTED,
        WAS_DESTROYED,
        SURRENDERED,
        GUNS_TAKEN,
        RALLIED,
        COULD_NOT_BE_RALLIED,
        CHARGED,
        FELL_SHORT,
        COUNTERCHARGED,
        BEAT,
        WAS_LOCKED_WITH,
        STOPPED_SHORT_OF,
        FOLLOWED,
        WENT_ON_AGAINST,
        FELL,
        WAS_WOUNDED,
        LOST_HIS_HORSE,
        CAME_THROUGH,
        JOINED,
        /** No longer told; a word of an answer is never removed. */
        LEFT,
        WAS_SUCCEEDED,
        CAME_ONTO_THE_FIELD,
        LEFT_THE_FIELD,
        ABSORBED,
        WAS_TAKEN,
        TOOK,
        WAS_GIVEN_UP,
        WAS_RULED_ON,
        WON,
        DREW,
        MOVED_FIRST,
        MUSTERED_TROOPS,
        MUSTERED_GUNS,
        LOST_NOTHING,
        SAW_CHARGES,
        SAW_NO_FIRE,
        SAW_THE_FIRST_FIRE,
        SAW_MORE_FIRE,
        SAW_LESS_FIRE,
        SAW_THE_MOST_LOSSES,
        WAS_HELD_AT_THE_START,
        WAS_OPEN_AT_THE_START,
        WAS_LOST,
        MUSTERED_MEN,
        LOST_MEN,
        WAS_HELD_AT_THE_END,
        WAS_NEVER_LOST,
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
