package org.longroll.rff.battle;

import org.longroll.rules.Forbidden;
import org.longroll.rules.Spelled;

/** What a battle of this system refuses because of its turn, its charges and its units; figures are refused by the rules. */
public enum RffBattleRefusal implements Forbidden {
    @Spelled("not-in-this-phase")
    NOT_IN_THIS_PHASE("Each thing has its part of the player's turn.", Waiver.UMPIRE),
    @Spelled("not-their-player-turn")
    NOT_THEIR_PLAYER_TURN("Units maneuver, charge and fire in their own side's step of the turn.", Waiver.UMPIRE),
    @Spelled("no-later-phase")
    NO_LATER_PHASE("A player's turn goes from part to part and never back.", Waiver.NEVER),
    @Spelled("charge-unresolved")
    CHARGE_UNRESOLVED("A charge that goes home is fought out in the charge phase.", Waiver.UMPIRE),
    @Spelled("breakthrough-owed")
    BREAKTHROUGH_OWED("Those who must break through do so.", Waiver.UMPIRE),
    @Spelled("nobody-named")
    NOBODY_NAMED("An entry names those who take part in it, each once.", Waiver.NEVER),
    @Spelled("out-of-the-battle")
    OUT_OF_THE_BATTLE("Units and leaders that are lost take no part.", Waiver.NEVER),
    @Spelled("not-an-enemy")
    NOT_AN_ENEMY("Units fire at and charge the enemy.", Waiver.NEVER),
    @Spelled("already-checked")
    ALREADY_CHECKED("A unit takes one maneuver check in a player's turn.", Waiver.UMPIRE),
    @Spelled("no-check-taken")
    NO_CHECK_TAKEN("A unit maneuvers by the result of its maneuver check.", Waiver.NEVER),
    @Spelled("already-maneuvered")
    ALREADY_MANEUVERED("A unit carries out one maneuver in a player's turn.", Waiver.UMPIRE),
    @Spelled("too-far")
    TOO_FAR("A move is no longer than the rate of its formation on its ground.", Waiver.UMPIRE),
    @Spelled("wrong-formation")
    WRONG_FORMATION("Some things are done in some formations only.", Waiver.UMPIRE),
    @Spelled("fixed-guns")
    FIXED_GUNS("Guns in garrison are fixed: they neither limber nor move.", Waiver.NEVER),
    @Spelled("not-of-this-arm")
    NOT_OF_THIS_ARM("Some things are done by one arm only.", Waiver.NEVER),
    @Spelled("nothing-to-replenish")
    NOTHING_TO_REPLENISH("Only those who are low on ammunition replenish it.", Waiver.UMPIRE),
    @Spelled("kept-by-the-journal")
    KEPT_BY_THE_JOURNAL("The order and formation of a unit are what the journal has recorded of it.", Waiver.UMPIRE),
    @Spelled("already-fired")
    ALREADY_FIRED("A unit fires once in a fire step.", Waiver.UMPIRE),
    @Spelled("may-not-fire")
    MAY_NOT_FIRE("What a unit did in its maneuver decides whether it fires.", Waiver.UMPIRE),
    @Spelled("cannot-fire")
    CANNOT_FIRE("Broken troops, limbered guns and silenced guns do not fire.", Waiver.NEVER),
    @Spelled("too-many-stands")
    TOO_MANY_STANDS("A unit has no more stands than are left of it.", Waiver.NEVER),
    @Spelled("already-charging")
    ALREADY_CHARGING("A unit makes one charge in a player's turn.", Waiver.UMPIRE),
    @Spelled("unknown-charge")
    UNKNOWN_CHARGE("A charge is named by the entry that declared it, while it goes on.", Waiver.NEVER),
    @Spelled("already-countercharged")
    ALREADY_COUNTERCHARGED("A charge is met by one countercharge.", Waiver.NEVER),
    @Spelled("not-charged")
    NOT_CHARGED("Only the cavalry that is charged countercharges.", Waiver.UMPIRE),
    @Spelled("no-breakthrough")
    NO_BREAKTHROUGH("Only those whose charge result says so break through.", Waiver.NEVER),
    @Spelled("may-not-hold")
    MAY_NOT_HOLD("A unit holds in place of its retreat where its result says so.", Waiver.UMPIRE),
    @Spelled("may-not-recall")
    MAY_NOT_RECALL("Cavalry is recalled where the result of its charge says so.", Waiver.UMPIRE),
    @Spelled("no-retreat")
    NO_RETREAT("A unit retreats when it must, and guns when they were tardy.", Waiver.UMPIRE),
    @Spelled("not-this-due")
    NOT_THIS_DUE("What is due is settled by its own kind of entry, for its own unit.", Waiver.NEVER),
    @Spelled("not-among-the-choices")
    NOT_AMONG_THE_CHOICES("A question is answered with those who can be meant.", Waiver.NEVER),
    @Spelled("one-answer")
    ONE_ANSWER("This question is about one only.", Waiver.NEVER),
    @Spelled("leaders-come-first")
    LEADERS_COME_FIRST("Leaders are replaced, attached and detached before the first maneuver check.", Waiver.UMPIRE),
    @Spelled("leader-away")
    LEADER_AWAY("A leader who has fallen or is away leads nobody.", Waiver.NEVER),
    @Spelled("leader-of-the-enemy")
    LEADER_OF_THE_ENEMY("Leaders join units of their own side.", Waiver.NEVER),
    @Spelled("leader-attached")
    LEADER_ATTACHED("A leader with a unit goes where it goes.", Waiver.UMPIRE),
    @Spelled("leader-not-attached")
    LEADER_NOT_ATTACHED("Only a leader who is with a unit leaves one.", Waiver.NEVER),
    @Spelled("leader-not-fallen")
    LEADER_NOT_FALLEN("Only a leader who has fallen is replaced.", Waiver.NEVER),
    @Spelled("leader-already-moved")
    LEADER_ALREADY_MOVED("A leader moves once in a player's turn.", Waiver.UMPIRE);

    private final String rule;
    private final Waiver waiver;

    RffBattleRefusal(String rule, Waiver waiver) {
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
