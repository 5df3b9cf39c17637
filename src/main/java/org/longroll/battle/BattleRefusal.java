package org.longroll.battle;

import org.longroll.rules.Forbidden;
import org.longroll.rules.Spelled;

/** What every battle refuses, whatever rules it is played with. */
public enum BattleRefusal implements Forbidden {
    @Spelled("battle-already-started")
    BATTLE_ALREADY_STARTED("A battle starts once.", Waiver.NEVER),
    @Spelled("battle-over")
    BATTLE_OVER("After the end of a battle only notes are taken.", Waiver.NEVER),
    @Spelled("wrong-seat")
    WRONG_SEAT("A side's seat records for its own units, the umpire's for all.", Waiver.NEVER),
    @Spelled("umpire-only")
    UMPIRE_ONLY("Rulings, and what weighs upon a whole side, are the umpire's word.", Waiver.NEVER),
    @Spelled("unknown-side")
    UNKNOWN_SIDE("A battle has the two sides of its order of battle.", Waiver.NEVER),
    @Spelled("unknown-unit")
    UNKNOWN_UNIT("An entry is about units of its own battle.", Waiver.NEVER),
    @Spelled("unknown-leader")
    UNKNOWN_LEADER("An entry is about leaders of its own battle.", Waiver.NEVER),
    @Spelled("unknown-objective")
    UNKNOWN_OBJECTIVE("An entry is about objectives of its own battle.", Waiver.NEVER),
    @Spelled("unknown-turn")
    UNKNOWN_TURN("A story is told of turns that were played.", Waiver.NEVER),
    @Spelled("unknown-seat")
    UNKNOWN_SEAT("The seats are the umpire, the two sides, and the spectators.", Waiver.NEVER),
    @Spelled("unknown-due")
    UNKNOWN_DUE("A check or question is settled while it is due.", Waiver.NEVER),
    @Spelled("unknown-entry")
    UNKNOWN_ENTRY("An entry is named by its id, and is in force.", Waiver.NEVER),
    @Spelled("not-of-this-system")
    NOT_OF_THIS_SYSTEM("Each system of rules has its own kinds of entries.", Waiver.NEVER),
    @Spelled("something-due")
    SOMETHING_DUE("What the rules call for at once is settled before anything else is recorded.", Waiver.UMPIRE),
    @Spelled("not-on-the-table")
    NOT_ON_THE_TABLE("Only units on the table take part.", Waiver.NEVER),
    @Spelled("already-arrived")
    ALREADY_ARRIVED("A unit arrives once.", Waiver.NEVER),
    @Spelled("not-yet")
    NOT_YET("A unit arrives in the turn of its arrival, or later.", Waiver.UMPIRE),
    @Spelled("not-its-turn")
    NOT_ITS_TURN("Units arrive and leave in their own side's part of the turn.", Waiver.UMPIRE),
    @Spelled("dice-are-thrown")
    DICE_ARE_THROWN("In this battle dice are thrown at the table.", Waiver.UMPIRE),
    @Spelled("dice-are-rolled")
    DICE_ARE_ROLLED("In this battle the server rolls the dice.", Waiver.UMPIRE),
    @Spelled("wrong-dice")
    WRONG_DICE("The chart says how many dice are rolled, and with how many sides.", Waiver.NEVER),
    @Spelled("cannot-be-waived")
    CANNOT_BE_WAIVED("Some refusals are not the umpire's to waive.", Waiver.NEVER),
    @Spelled("not-refused")
    NOT_REFUSED("A ruling allows an entry that is refused with the code that it names.", Waiver.NEVER),
    @Spelled("cannot-be-set")
    CANNOT_BE_SET("A ruling sets what a unit has, to something that it can be.", Waiver.NEVER),
    @Spelled("nothing-to-undo")
    NOTHING_TO_UNDO("Only entries in force are taken back.", Waiver.NEVER),
    @Spelled("nothing-to-redo")
    NOTHING_TO_REDO("What was taken back can be put back until something new is recorded.", Waiver.NEVER),
    @Spelled("part-of-an-amendment")
    PART_OF_AN_AMENDMENT("An amendment is taken back as a whole.", Waiver.NEVER),
    @Spelled("standing-ruling")
    STANDING_RULING("A standing ruling stays in force.", Waiver.NEVER),
    @Spelled("umpire-corrects")
    UMPIRE_CORRECTS("The undo policy of this battle leaves corrections to the umpire.", Waiver.NEVER),
    @Spelled("dice-are-locked")
    DICE_ARE_LOCKED("The undo policy of this battle lets only the umpire take back dice.", Waiver.NEVER),
    @Spelled("reason-needed")
    REASON_NEEDED("Every undo policy but “free” wants a reason.", Waiver.NEVER),
    @Spelled("consent-pending")
    CONSENT_PENDING("One request for consent waits at a time.", Waiver.NEVER),
    @Spelled("nothing-asked")
    NOTHING_ASKED("Consent answers a request that waits.", Waiver.NEVER),
    @Spelled("state-moved-on")
    STATE_MOVED_ON("A request lapses when the battle goes on, or with time.", Waiver.NEVER),
    @Spelled("consent-is-the-other-sides")
    CONSENT_IS_THE_OTHER_SIDES("The side that did not ask gives its consent.", Waiver.NEVER),
    @Spelled("chart-differs")
    CHART_DIFFERS("A battle is decided by the very chart that it was started with.", Waiver.NEVER);

    private final String rule;
    private final Waiver waiver;

    BattleRefusal(String rule, Waiver waiver) {
        this.rule = rule;
        this.waiver = waiver;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public Waiver waiver() {
        return waiver;
    }
}
