package org.longroll.battle.rff;

import org.longroll.rules.Forbidden;

/** What a battle of this system refuses because of its turn, its charges and its units; figures are refused by the rules. */
public enum RffBattleRefusal implements Forbidden {
    NOT_IN_THIS_PHASE("Each thing has its part of the player's turn.", Waiver.UMPIRE),
    NOT_THEIR_PLAYER_TURN("Units maneuver, charge and fire in their own side's step of the turn.", Waiver.UMPIRE),
    NO_LATER_PHASE("A player's turn goes from part to part and never back.", Waiver.NEVER),
    CHARGE_UNRESOLVED("A charge that goes home is fought out in the charge phase.", Waiver.UMPIRE),
    BREAKTHROUGH_OWED("Those who must break through do so.", Waiver.UMPIRE),
    NOBODY_NAMED("An entry names those who take part in it, each once.", Waiver.NEVER),
    OUT_OF_THE_BATTLE("Units and leaders that are lost take no part.", Waiver.NEVER),
    NOT_AN_ENEMY("Units fire at and charge the enemy.", Waiver.NEVER),
    ALREADY_CHECKED("A unit takes one maneuver check in a player's turn.", Waiver.UMPIRE),
    NO_CHECK_TAKEN("A unit maneuvers by the result of its maneuver check.", Waiver.NEVER),
    ALREADY_MANEUVERED("A unit carries out one maneuver in a player's turn.", Waiver.UMPIRE),
    TOO_FAR("A move is no longer than the rate of its formation on its ground.", Waiver.UMPIRE),
    WRONG_FORMATION("Some things are done in some formations only.", Waiver.UMPIRE),
    FIXED_GUNS("Guns in garrison are fixed: they neither limber nor move.", Waiver.NEVER),
    NOT_OF_THIS_ARM("Some things are done by one arm only.", Waiver.NEVER),
    NOTHING_TO_REPLENISH("Only those who are low on ammunition replenish it.", Waiver.UMPIRE),
    KEPT_BY_THE_JOURNAL("The order and formation of a unit are what the journal has recorded of it.", Waiver.UMPIRE),
    ALREADY_FIRED("A unit fires once in a fire step.", Waiver.UMPIRE),
    MAY_NOT_FIRE("What a unit did in its maneuver decides whether it fires.", Waiver.UMPIRE),
    CANNOT_FIRE("Broken troops, limbered guns and silenced guns do not fire.", Waiver.NEVER),
    TOO_MANY_STANDS("A unit has no more stands than are left of it.", Waiver.NEVER),
    ALREADY_CHARGING("A unit makes one charge in a player's turn.", Waiver.UMPIRE),
    UNKNOWN_CHARGE("A charge is named by the entry that declared it, while it goes on.", Waiver.NEVER),
    ALREADY_COUNTERCHARGED("A charge is met by one countercharge.", Waiver.NEVER),
    NOT_CHARGED("Only the cavalry that is charged countercharges.", Waiver.UMPIRE),
    NO_BREAKTHROUGH("Only those whose charge result says so break through.", Waiver.NEVER),
    MAY_NOT_HOLD("A unit holds in place of its retreat where its result says so.", Waiver.UMPIRE),
    MAY_NOT_RECALL("Cavalry is recalled where the result of its charge says so.", Waiver.UMPIRE),
    NO_RETREAT("A unit retreats when it must, and guns when they were tardy.", Waiver.UMPIRE),
    NOT_THIS_DUE("What is due is settled by its own kind of entry, for its own unit.", Waiver.NEVER),
    NOT_AMONG_THE_CHOICES("A question is answered with those who can be meant.", Waiver.NEVER),
    ONE_ANSWER("This question is about one only.", Waiver.NEVER),
    LEADERS_COME_FIRST("Leaders are replaced, attached and detached before the first maneuver check.", Waiver.UMPIRE),
    LEADER_AWAY("A leader who has fallen or is away leads nobody.", Waiver.NEVER),
    LEADER_OF_THE_ENEMY("Leaders join units of their own side.", Waiver.NEVER),
    LEADER_ATTACHED("A leader with a unit goes where it goes.", Waiver.UMPIRE),
    LEADER_NOT_ATTACHED("Only a leader who is with a unit leaves one.", Waiver.NEVER),
    LEADER_NOT_FALLEN("Only a leader who has fallen is replaced.", Waiver.NEVER),
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
