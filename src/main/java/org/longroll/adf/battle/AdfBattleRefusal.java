package org.longroll.adf.battle;

import org.longroll.rules.Forbidden;
import org.longroll.rules.Spelled;

/** What turn, reactions and the course of a charge forbid, besides what the chart itself does. */
public enum AdfBattleRefusal implements Forbidden {
    @Spelled("not-its-part")
    NOT_ITS_PART("Units act in their own side's part of the turn.", Waiver.UMPIRE),
    @Spelled("not-the-next-step")
    NOT_THE_NEXT_STEP("A part is begun, played and ended, and after the last one the turn ends.", Waiver.NEVER),
    @Spelled("part-not-open")
    PART_NOT_OPEN("Units act while a side's part of the turn is played.", Waiver.UMPIRE),
    @Spelled("not-the-leaders-part")
    NOT_THE_LEADERS_PART("Leaders move at the time that the edition has for them.", Waiver.UMPIRE),
    @Spelled("no-action-left")
    NO_ACTION_LEFT("A unit has two actions in its part of the turn.", Waiver.UMPIRE),
    @Spelled("too-far")
    TOO_FAR("A move is no longer than the chart allows on its ground.", Waiver.UMPIRE),
    @Spelled("routed-units-run-first")
    ROUTED_UNITS_RUN_FIRST("Routed units run before the others of their side act.", Waiver.UMPIRE),
    @Spelled("ran-already")
    RAN_ALREADY("A routed unit runs once in its part.", Waiver.UMPIRE),
    @Spelled("nothing-to-rally")
    NOTHING_TO_RALLY("A unit in good order has nothing to rally from.", Waiver.UMPIRE),
    @Spelled("no-trigger")
    NO_TRIGGER("A reaction names the entry that it reacts to.", Waiver.NEVER),
    @Spelled("not-a-reaction")
    NOT_A_REACTION("A reaction is made in the enemy's part and names what it reacts to.", Waiver.UMPIRE),
    @Spelled("cannot-be-a-reaction")
    CANNOT_BE_A_REACTION("Only some deeds are reactions; others belong to a unit's own part.", Waiver.UMPIRE),
    @Spelled("reacted-already")
    REACTED_ALREADY("A unit reacts once in the enemy's part.", Waiver.UMPIRE),
    @Spelled("trigger-taken")
    TRIGGER_TAKEN("One unit or one group reacts to each trigger.", Waiver.UMPIRE),
    @Spelled("too-late")
    TOO_LATE("A reaction comes before the active side's next deed.", Waiver.UMPIRE),
    @Spelled("reacts-at-its-trigger")
    REACTS_AT_ITS_TRIGGER("Reaction fire is at those who called it forth.", Waiver.UMPIRE),
    @Spelled("reaction-not-used")
    REACTION_NOT_USED("Desperation fire is what is left to a unit that has reacted.", Waiver.UMPIRE),
    @Spelled("fired-at-already")
    FIRED_AT_ALREADY(
            "After its reaction a unit does not fire again on one it has fired on in this part.", Waiver.UMPIRE),
    @Spelled("own-side")
    OWN_SIDE("Fire and charges are against the enemy.", Waiver.NEVER),
    @Spelled("wrong-count")
    WRONG_COUNT("Each kind of entry is for so many units, each named once.", Waiver.NEVER),
    @Spelled("not-a-declared-group")
    NOT_A_DECLARED_GROUP("Units act together when they were declared a group.", Waiver.UMPIRE),
    @Spelled("acts-with-its-group")
    ACTS_WITH_ITS_GROUP("The units of a group do the same together.", Waiver.UMPIRE),
    @Spelled("not-as-declared")
    NOT_AS_DECLARED("A group does what was declared for it.", Waiver.UMPIRE),
    @Spelled("not-a-group-action")
    NOT_A_GROUP_ACTION("A group is declared with two actions that units do together.", Waiver.NEVER),
    @Spelled("has-acted")
    HAS_ACTED("A group is declared before its units act.", Waiver.UMPIRE),
    @Spelled("not-one-brigade")
    NOT_ONE_BRIGADE("Regiments of one brigade merge.", Waiver.UMPIRE),
    @Spelled("no-legs")
    NO_LEGS("A move says over which ground and how far.", Waiver.NEVER),
    @Spelled("already-so")
    ALREADY_SO("A change changes something.", Waiver.NEVER),
    @Spelled("not-for-this-arm")
    NOT_FOR_THIS_ARM("Guns limber, troopers mount, foot and horse change formation.", Waiver.NEVER),
    @Spelled("routed-unit-does-not")
    ROUTED_UNIT_DOES_NOT("A routed unit runs and rallies, nothing else.", Waiver.UMPIRE),
    @Spelled("charge-under-way")
    CHARGE_UNDER_WAY("A charge is fought out before anything else goes on.", Waiver.UMPIRE),
    @Spelled("no-such-charge")
    NO_SUCH_CHARGE("What carries a charge on names one that is under way.", Waiver.NEVER),
    @Spelled("not-at-this-stage")
    NOT_AT_THIS_STAGE(
            "A charge goes on in its order: check, close fire, impact, melee or volleys, pursuit.", Waiver.NEVER),
    @Spelled("not-the-charged-unit")
    NOT_THE_CHARGED_UNIT("Only the charged unit meets the charge.", Waiver.UMPIRE),
    @Spelled("stop-short-die")
    STOP_SHORT_DIE("An attacker who is stopped short rolls one die for the distance.", Waiver.NEVER),
    @Spelled("nobody-to-pursue")
    NOBODY_TO_PURSUE("Who is routed, or gone, does not go on after a victory.", Waiver.NEVER),
    @Spelled("not-a-new-unit")
    NOT_A_NEW_UNIT("A pursuit goes against a unit that the charge has not beaten.", Waiver.UMPIRE),
    @Spelled("follows-too-far")
    FOLLOWS_TOO_FAR("A winning attacker follows to one inch less than the loser fell back.", Waiver.UMPIRE),
    @Spelled("leader-killed")
    LEADER_KILLED("A leader who has fallen leads no more.", Waiver.NEVER),
    @Spelled("leader-attached")
    LEADER_ATTACHED("A leader who rides with a unit moves with it.", Waiver.NEVER),
    @Spelled("leader-not-attached")
    LEADER_NOT_ATTACHED("Only a leader who rides with a unit leaves it.", Waiver.NEVER),
    @Spelled("not-his-side")
    NOT_HIS_SIDE("Leaders ride with units of their own side.", Waiver.NEVER),
    @Spelled("not-what-is-due")
    NOT_WHAT_IS_DUE("Each check and question has its own kind of entry.", Waiver.NEVER),
    @Spelled("not-a-candidate")
    NOT_A_CANDIDATE("A question is answered from the units that it offers.", Waiver.NEVER);

    private final String rule;
    private final Waiver waiver;

    AdfBattleRefusal(String rule, Waiver waiver) {
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
