package org.longroll.rff.battle;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

/** Refusals of the turn, of charges and of units; refusals of figures are those of the rules. */
public enum RffBattleRefusal implements Forbidden {
    NOT_IN_THIS_PHASE(unlessWaived("not-in-this-phase", "Each thing has its part of the player's turn.")),
    NOT_THEIR_PLAYER_TURN(unlessWaived(
            "not-their-player-turn", "Units maneuver, charge and fire in their own side's step of the turn.")),
    NO_LATER_PHASE(never("no-later-phase", "A player's turn goes from part to part and never back.")),
    CHARGE_UNRESOLVED(unlessWaived("charge-unresolved", "A charge that goes home is fought out in the charge phase.")),
    BREAKTHROUGH_OWED(unlessWaived("breakthrough-owed", "Those who must break through do so.")),
    NOBODY_NAMED(never("nobody-named", "An entry names those who take part in it, each once.")),
    OUT_OF_THE_BATTLE(never("out-of-the-battle", "Units and leaders that are lost take no part.")),
    NOT_AN_ENEMY(never("not-an-enemy", "Units fire at and charge the enemy.")),
    ALREADY_CHECKED(unlessWaived("already-checked", "A unit takes one maneuver check in a player's turn.")),
    NO_CHECK_TAKEN(never("no-check-taken", "A unit maneuvers by the result of its maneuver check.")),
    ALREADY_MANEUVERED(unlessWaived("already-maneuvered", "A unit carries out one maneuver in a player's turn.")),
    TOO_FAR(unlessWaived("too-far", "A move is no longer than the rate of its formation on its ground.")),
    WRONG_FORMATION(unlessWaived("wrong-formation", "Some things are done in some formations only.")),
    FIXED_GUNS(never("fixed-guns", "Guns in garrison are fixed: they neither limber nor move.")),
    NOT_OF_THIS_ARM(never("not-of-this-arm", "Some things are done by one arm only.")),
    NOTHING_TO_REPLENISH(unlessWaived("nothing-to-replenish", "Only those who are low on ammunition replenish it.")),
    KEPT_BY_THE_JOURNAL(unlessWaived(
            "kept-by-the-journal", "The order and formation of a unit are what the journal has recorded of it.")),
    ALREADY_FIRED(unlessWaived("already-fired", "A unit fires once in a fire step.")),
    MAY_NOT_FIRE(unlessWaived("may-not-fire", "What a unit did in its maneuver decides whether it fires.")),
    CANNOT_FIRE(never("cannot-fire", "Broken troops, limbered guns and silenced guns do not fire.")),
    TOO_MANY_STANDS(never("too-many-stands", "A unit has no more stands than are left of it.")),
    ALREADY_CHARGING(unlessWaived("already-charging", "A unit makes one charge in a player's turn.")),
    UNKNOWN_CHARGE(never("unknown-charge", "A charge is named by the entry that declared it, while it goes on.")),
    ALREADY_COUNTERCHARGED(never("already-countercharged", "A charge is met by one countercharge.")),
    NOT_CHARGED(unlessWaived("not-charged", "Only the cavalry that is charged countercharges.")),
    NO_BREAKTHROUGH(never("no-breakthrough", "Only those whose charge result says so break through.")),
    MAY_NOT_HOLD(unlessWaived("may-not-hold", "A unit holds in place of its retreat where its result says so.")),
    MAY_NOT_RECALL(unlessWaived("may-not-recall", "Cavalry is recalled where the result of its charge says so.")),
    NO_RETREAT(unlessWaived("no-retreat", "A unit retreats when it must, and guns when they were tardy.")),
    NOT_THIS_DUE(never("not-this-due", "What is due is settled by its own kind of entry, for its own unit.")),
    NOT_AMONG_THE_CHOICES(never("not-among-the-choices", "A question is answered with those who can be meant.")),
    ONE_ANSWER(never("one-answer", "This question is about one only.")),
    LEADERS_COME_FIRST(unlessWaived(
            "leaders-come-first", "Leaders are replaced, attached and detached before the first maneuver check.")),
    CHECKS_BEFORE_LEADERS(
            unlessWaived("checks-before-leaders", "Detached leaders move after the last maneuver check of the phase.")),
    SUPPORTED_OR_NOT(unlessWaived("supported-or-not", "Charged guns are supported or unsupported.")),
    TOO_NEAR(unlessWaived("too-near", "A retreat is as long as its result says.")),
    LEADER_AWAY(never("leader-away", "A leader who has fallen or is away leads nobody.")),
    LEADER_OF_THE_ENEMY(never("leader-of-the-enemy", "Leaders join units of their own side.")),
    LEADER_ATTACHED(unlessWaived("leader-attached", "A leader with a unit goes where it goes.")),
    LEADER_NOT_ATTACHED(never("leader-not-attached", "Only a leader who is with a unit leaves one.")),
    LEADER_NOT_FALLEN(never("leader-not-fallen", "Only a leader who has fallen is replaced.")),
    LEADER_ALREADY_MOVED(unlessWaived("leader-already-moved", "A leader moves once in a player's turn."));

    private final Ban ban;

    RffBattleRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
