package org.longroll.battle;

import org.longroll.rules.Forbidden;

/** What every battle refuses, whatever rules it is played with. */
public enum BattleRefusal implements Forbidden {
    BATTLE_ALREADY_STARTED("A battle starts once.", Waiver.NEVER),
    BATTLE_OVER("After the end of a battle only notes are taken.", Waiver.NEVER),
    WRONG_SEAT("A side's seat records for its own units, the umpire's for all.", Waiver.NEVER),
    UMPIRE_ONLY("Rulings, and what weighs upon a whole side, are the umpire's word.", Waiver.NEVER),
    UNKNOWN_SIDE("A battle has the two sides of its order of battle.", Waiver.NEVER),
    UNKNOWN_UNIT("An entry is about units of its own battle.", Waiver.NEVER),
    UNKNOWN_LEADER("An entry is about leaders of its own battle.", Waiver.NEVER),
    UNKNOWN_OBJECTIVE("An entry is about objectives of its own battle.", Waiver.NEVER),
    UNKNOWN_TURN("A story is told of turns that were played.", Waiver.NEVER),
    UNKNOWN_SEAT("The seats are the umpire, the two sides, and the spectators.", Waiver.NEVER),
    UNKNOWN_DUE("A check or question is settled while it is due.", Waiver.NEVER),
    UNKNOWN_ENTRY("An entry is named by its id, and is in force.", Waiver.NEVER),
    NOT_OF_THIS_SYSTEM("Each system of rules has its own kinds of entries.", Waiver.NEVER),
    SOMETHING_DUE("What the rules call for at once is settled before anything else is recorded.", Waiver.UMPIRE),
    NOT_ON_THE_TABLE("Only units on the table take part.", Waiver.NEVER),
    ALREADY_ARRIVED("A unit arrives once.", Waiver.NEVER),
    NOT_YET("A unit arrives in the turn of its arrival, or later.", Waiver.UMPIRE),
    NOT_ITS_TURN("Units arrive and leave in their own side's part of the turn.", Waiver.UMPIRE),
    DICE_ARE_THROWN("In this battle dice are thrown at the table.", Waiver.UMPIRE),
    DICE_ARE_ROLLED("In this battle the server rolls the dice.", Waiver.UMPIRE),
    WRONG_DICE("The chart says how many dice are rolled, and with how many sides.", Waiver.NEVER),
    CANNOT_BE_WAIVED("Some refusals are not the umpire's to waive.", Waiver.NEVER),
    NOT_REFUSED("A ruling allows an entry that is refused with the code that it names.", Waiver.NEVER),
    CANNOT_BE_SET("A ruling sets what a unit has, to something that it can be.", Waiver.NEVER),
    NOTHING_TO_UNDO("Only entries in force are taken back.", Waiver.NEVER),
    NOTHING_TO_REDO("What was taken back can be put back until something new is recorded.", Waiver.NEVER),
    PART_OF_AN_AMENDMENT("An amendment is taken back as a whole.", Waiver.NEVER),
    STANDING_RULING("A standing ruling stays in force.", Waiver.NEVER),
    UMPIRE_CORRECTS("The undo policy of this battle leaves corrections to the umpire.", Waiver.NEVER),
    DICE_ARE_LOCKED("The undo policy of this battle lets only the umpire take back dice.", Waiver.NEVER),
    REASON_NEEDED("Every undo policy but “free” wants a reason.", Waiver.NEVER),
    CONSENT_PENDING("One request for consent waits at a time.", Waiver.NEVER),
    NOTHING_ASKED("Consent answers a request that waits.", Waiver.NEVER),
    STATE_MOVED_ON("A request lapses when the battle goes on, or with time.", Waiver.NEVER),
    CONSENT_IS_THE_OTHER_SIDES("The side that did not ask gives its consent.", Waiver.NEVER),
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
