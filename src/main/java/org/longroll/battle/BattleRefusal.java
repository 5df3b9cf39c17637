package org.longroll.battle;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

/** Refusals that are the same for all rules. */
public enum BattleRefusal implements Forbidden {
    BATTLE_ALREADY_STARTED(never("battle-already-started", "A battle starts once.")),
    BATTLE_OVER(never("battle-over", "After the end of a battle only notes are taken.")),
    WRONG_SEAT(never("wrong-seat", "A side's seat records for its own units, the umpire's for all.")),
    UMPIRE_ONLY(never(
            "umpire-only",
            "Rulings, the order of battle, the settings, the end and what weighs upon a whole side are the umpire's"
                    + " word.")),
    UNKNOWN_SIDE(never("unknown-side", "A battle has the two sides of its order of battle.")),
    UNKNOWN_UNIT(never("unknown-unit", "An entry is about units of its own battle.")),
    UNKNOWN_LEADER(never("unknown-leader", "An entry is about leaders of its own battle.")),
    UNKNOWN_OBJECTIVE(never("unknown-objective", "An entry is about objectives of its own battle.")),
    UNKNOWN_TURN(never("unknown-turn", "A story is told of turns that were played.")),
    NOT_A_TABLE(never("not-a-table", "A photo of the table belongs to its note, and the size of the table is known.")),
    UNKNOWN_SEAT(never(
            "unknown-seat",
            "The seats are the umpire's, if there is one, those of the two sides, and the spectators'.")),
    UNKNOWN_DUE(never("unknown-due", "A check or question is settled while it is due.")),
    UNKNOWN_ENTRY(never("unknown-entry", "An entry is named by its id, and is in force.")),
    NOT_OF_THIS_SYSTEM(never("not-of-this-system", "Each system of rules has its own kinds of entries.")),
    SOMETHING_DUE(unlessWaived(
            "something-due", "What the rules call for at once is settled before anything else is recorded.")),
    NOT_ON_THE_TABLE(never("not-on-the-table", "Only units on the table take part.")),
    NOT_GONE(never("not-gone", "A unit comes back that has left the table and is not lost.")),
    LEADER_AWAITED(never("leader-awaited", "A leader comes with the first unit of his command, or in his own turn.")),
    ALREADY_ARRIVED(never("already-arrived", "A unit arrives once.")),
    NOT_YET(unlessWaived("not-yet", "A unit arrives in the turn of its arrival, or later.")),
    NOT_ITS_TURN(unlessWaived("not-its-turn", "Units arrive and leave in their own side's part of the turn.")),
    DICE_ARE_THROWN(unlessWaived("dice-are-thrown", "In this battle dice are thrown at the table.")),
    DICE_ARE_ROLLED(unlessWaived("dice-are-rolled", "In this battle the server rolls the dice.")),
    WRONG_DICE(never("wrong-dice", "The chart says how many dice are rolled, and with how many sides.")),
    CANNOT_BE_WAIVED(never("cannot-be-waived", "Some refusals are not the umpire's to waive.")),
    NOT_REFUSED(never("not-refused", "A ruling allows an entry that is refused with the code that it names.")),
    CANNOT_BE_SET(never(
            "cannot-be-set", "What is set is something that a unit, a leader or the journal has, and that it can be.")),
    NOTHING_TO_UNDO(never("nothing-to-undo", "Only entries in force are taken back.")),
    NOTHING_TO_REDO(never("nothing-to-redo", "What was taken back can be put back until something new is recorded.")),
    PART_OF_AN_AMENDMENT(never("part-of-an-amendment", "An amendment is taken back as a whole.")),
    NOT_AMENDABLE(never("not-amendable", "An entry of the game is amended; a correction is taken back.")),
    NOTHING_CORRECTED(never("nothing-corrected", "A correction changes something of the entry.")),
    TRIAL_ROLLS_NOTHING(never("trial-rolls-nothing", "Dice that the server rolls are rolled once, and recorded.")),
    STANDING_RULING(never("standing-ruling", "A standing ruling stays in force.")),
    UMPIRE_CORRECTS(never("umpire-corrects", "The undo policy of this battle leaves corrections to the umpire.")),
    DICE_ARE_LOCKED(never("dice-are-locked", "The undo policy of this battle lets only the umpire take back dice.")),
    REASON_NEEDED(never("reason-needed", "Every undo policy but “free” wants a reason.")),
    CONSENT_PENDING(never("consent-pending", "One request for consent waits at a time.")),
    NOTHING_ASKED(never("nothing-asked", "Consent answers a request that waits.")),
    STATE_MOVED_ON(never("state-moved-on", "A request lapses when the battle goes on, or with time.")),
    CONSENT_IS_THE_OTHER_SIDES(never("consent-is-the-other-sides", "The side that did not ask gives its consent.")),
    CHART_DIFFERS(never("chart-differs", "A battle is decided by the very chart that it was started with."));

    private final Ban ban;

    BattleRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
