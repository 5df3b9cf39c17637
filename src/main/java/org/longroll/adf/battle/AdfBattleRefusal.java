package org.longroll.adf.battle;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

/** Refusals of the turn, of reactions and of charges, beside those of the chart. */
public enum AdfBattleRefusal implements Forbidden {
    NOT_ITS_PART(unlessWaived("not-its-part", "Units act in their own side's part of the turn.")),
    NOT_THE_NEXT_STEP(
            never("not-the-next-step", "A part is begun, played and ended, and after the last one the turn ends.")),
    PART_NOT_OPEN(unlessWaived("part-not-open", "Units act while a side's part of the turn is played.")),
    NOT_THE_LEADERS_PART(
            unlessWaived("not-the-leaders-part", "Leaders move at the time that the edition has for them.")),
    NO_ACTION_LEFT(unlessWaived("no-action-left", "A unit has two actions in its part of the turn.")),
    TOO_FAR(unlessWaived("too-far", "A move is no longer than the chart allows on its ground.")),
    ROUTED_UNITS_RUN_FIRST(
            unlessWaived("routed-units-run-first", "Routed units run before the others of their side act.")),
    RAN_ALREADY(unlessWaived("ran-already", "A routed unit runs once in its part.")),
    NOTHING_TO_RALLY(unlessWaived("nothing-to-rally", "A unit in good order has nothing to rally from.")),
    NO_TRIGGER(never("no-trigger", "A reaction names the entry that it reacts to.")),
    NOT_A_REACTION(
            unlessWaived("not-a-reaction", "A reaction is made in the enemy's part and names what it reacts to.")),
    CANNOT_BE_A_REACTION(
            unlessWaived("cannot-be-a-reaction", "Only some deeds are reactions; others belong to a unit's own part.")),
    REACTED_ALREADY(unlessWaived("reacted-already", "A unit reacts once in the enemy's part.")),
    TRIGGER_TAKEN(unlessWaived("trigger-taken", "One unit or one group reacts to each trigger.")),
    TOO_LATE(unlessWaived("too-late", "A reaction comes before the active side's next deed.")),
    REACTS_AT_ITS_TRIGGER(unlessWaived("reacts-at-its-trigger", "Reaction fire is at those who called it forth.")),
    REACTION_NOT_USED(
            unlessWaived("reaction-not-used", "Desperation fire is what is left to a unit that has reacted.")),
    FIRED_AT_ALREADY(unlessWaived(
            "fired-at-already", "After its reaction a unit does not fire again on one it has fired on in this part.")),
    OWN_SIDE(never("own-side", "Fire and charges are against the enemy.")),
    WRONG_COUNT(never("wrong-count", "Each kind of entry is for so many units, each named once.")),
    NOT_A_DECLARED_GROUP(unlessWaived("not-a-declared-group", "Units act together when they were declared a group.")),
    ACTS_WITH_ITS_GROUP(unlessWaived("acts-with-its-group", "The units of a group do the same together.")),
    NOT_AS_DECLARED(unlessWaived("not-as-declared", "A group does what was declared for it.")),
    NOT_A_GROUP_ACTION(never("not-a-group-action", "A group is declared with two actions that units do together.")),
    HAS_ACTED(unlessWaived("has-acted", "A group is declared before its units act.")),
    NOT_ONE_BRIGADE(unlessWaived("not-one-brigade", "Regiments of one brigade merge.")),
    NO_LEGS(never("no-legs", "A move says over which ground and how far.")),
    ALREADY_SO(never("already-so", "A change changes something.")),
    NOT_FOR_THIS_ARM(never("not-for-this-arm", "Guns limber, troopers mount, foot and horse change formation.")),
    ROUTED_UNIT_DOES_NOT(unlessWaived("routed-unit-does-not", "A routed unit runs and rallies, nothing else.")),
    CHARGE_UNDER_WAY(unlessWaived("charge-under-way", "A charge is fought out before anything else goes on.")),
    NO_SUCH_CHARGE(never("no-such-charge", "What carries a charge on names one that is under way.")),
    NOT_AT_THIS_STAGE(never(
            "not-at-this-stage",
            "A charge goes on in its order: check, close fire, impact, melee or volleys, pursuit.")),
    NOT_THE_CHARGED_UNIT(unlessWaived("not-the-charged-unit", "Only the charged unit meets the charge.")),
    STOP_SHORT_DIE(never("stop-short-die", "An attacker who is stopped short rolls one die for the distance.")),
    NOBODY_TO_PURSUE(never("nobody-to-pursue", "Who is routed, or gone, does not go on after a victory.")),
    NOT_A_NEW_UNIT(unlessWaived("not-a-new-unit", "A pursuit goes against a unit that the charge has not beaten.")),
    FOLLOWS_TOO_FAR(
            unlessWaived("follows-too-far", "A winning attacker follows to one inch less than the loser fell back.")),
    BEYOND_ANY_CHARGE(unlessWaived(
            "beyond-any-charge", "A charge is declared on a target within its move and the largest bonus.")),
    NOT_IN_THE_OVERLAP(
            unlessWaived("not-in-the-overlap", "A charge and a countercharge meet where their distances overlap.")),
    FALLS_SHORT(unlessWaived("falls-short", "A charge strikes a unit that it reaches.")),
    CLOSE_FIRE_AFTER_THE_CHECK(
            unlessWaived("close-fire-after-the-check", "Nearer than one inch the charged unit fires after its check.")),
    FARTHER_THAN_IT_BEGAN(unlessWaived(
            "farther-than-it-began", "The charged unit fires on a charge from where it began, or nearer.")),
    DESPERATION_AT_A_MOVE(unlessWaived("desperation-at-a-move", "Desperation fire is at a unit that moves near.")),
    DESPERATION_WITHIN_AN_INCH(unlessWaived("desperation-within-an-inch", "Desperation fire is within one inch.")),
    DESPERATION_AT_ANOTHER(unlessWaived(
            "desperation-at-another", "Desperation fire is at a unit other than the one that was reacted to.")),
    DESPERATION_IF_CHARGED(
            unlessWaived("desperation-if-charged", "On this chart desperation fire is for a unit that is charged.")),
    RALLY_OWED(unlessWaived("rally-owed", "A routed unit runs, and then it tries to rally.")),
    ONLY_A_REACTION(unlessWaived("only-a-reaction", "To disengage is a reaction.")),
    TOO_SHORT_A_MOVE(
            unlessWaived("too-short-a-move", "A move of less than an inch is reacted to by those within two inches.")),
    BENEFIT_TOO_HIGH(unlessWaived("benefit-too-high", "A benefit is that of a leader who lives.")),
    LEADER_KILLED(never("leader-killed", "A leader who has fallen leads no more.")),
    LEADER_ATTACHED(never("leader-attached", "A leader who rides with a unit moves with it.")),
    LEADER_NOT_ATTACHED(never("leader-not-attached", "Only a leader who rides with a unit leaves it.")),
    NOT_HIS_SIDE(never("not-his-side", "Leaders ride with units of their own side.")),
    NOT_WHAT_IS_DUE(never("not-what-is-due", "Each check and question has its own kind of entry.")),
    NOT_A_CANDIDATE(never("not-a-candidate", "A question is answered from the units that it offers."));

    private final Ban ban;

    AdfBattleRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
