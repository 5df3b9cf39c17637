package org.longroll.journal;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

/** Refusals that are the same in all journals, in the words of a battle; {@link Kind#refusal} may have others. */
public enum JournalRefusal implements Forbidden {
    WRONG_SEAT(never("wrong-seat", "A side's seat records for its own units, the umpire's for all.")),
    UMPIRE_ONLY(never(
            "umpire-only",
            "Rulings, the order of battle, the settings, the end and what weighs upon a whole side are the umpire's"
                    + " word.")),
    UNKNOWN_SEAT(never(
            "unknown-seat",
            "The seats are the umpire's, if there is one, those of the two sides, and the spectators'.")),
    UNKNOWN_DUE(never("unknown-due", "A check or question is settled while it is due.")),
    UNKNOWN_ENTRY(never("unknown-entry", "An entry is named by its id, and is in force.")),
    SOMETHING_DUE(unlessWaived(
            "something-due", "What the rules call for at once is settled before anything else is recorded.")),
    DICE_ARE_THROWN(unlessWaived("dice-are-thrown", "In this battle dice are thrown at the table.")),
    DICE_ARE_ROLLED(unlessWaived("dice-are-rolled", "In this battle the server rolls the dice.")),
    WRONG_DICE(never("wrong-dice", "The chart says how many dice are rolled, and with how many sides.")),
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
    CONSENT_IS_THE_OTHER_SIDES(never("consent-is-the-other-sides", "The side that did not ask gives its consent."));

    private final Ban ban;

    JournalRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
