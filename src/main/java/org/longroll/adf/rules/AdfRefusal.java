package org.longroll.adf.rules;

import org.longroll.rules.Forbidden;
import org.longroll.rules.Spelled;

/** Everything that these rules forbid: the code is the name, and each says on what it stands and whether it can be waived. */
public enum AdfRefusal implements Forbidden {
    @Spelled("not-of-the-arm")
    NOT_OF_THE_ARM("A formation, a saddle or a weapon belongs to its arm.", Waiver.NEVER),
    @Spelled("off-the-table")
    OFF_THE_TABLE("Units that were eliminated or have surrendered are removed from play.", Waiver.NEVER),
    @Spelled("routed-no-fire")
    ROUTED_NO_FIRE("Routed units do not fire.", Waiver.UMPIRE),
    @Spelled("limbered-no-fire")
    LIMBERED_NO_FIRE("Limbered guns do not fire, nor fight a melee.", Waiver.UMPIRE),
    @Spelled("column-no-fire")
    COLUMN_NO_FIRE("In attack or road column there is no fire but in melee.", Waiver.UMPIRE),
    @Spelled("mounted-no-fire")
    MOUNTED_NO_FIRE("Mounted cavalry fires at point blank or in melee only.", Waiver.UMPIRE),
    @Spelled("point-blank-weapon")
    POINT_BLANK_WEAPON("Shotguns and pistols fire at point blank or in melee only.", Waiver.UMPIRE),
    @Spelled("deliberate-is-for-guns")
    DELIBERATE_IS_FOR_GUNS("Deliberate fire is for artillery.", Waiver.UMPIRE),
    @Spelled("deliberate-range")
    DELIBERATE_RANGE("Deliberate fire is for long or normal range.", Waiver.UMPIRE),
    @Spelled("combined-one-arm")
    COMBINED_ONE_ARM("Combined fire is by units of one arm.", Waiver.NEVER),
    @Spelled("combined-too-many-units")
    COMBINED_TOO_MANY_UNITS("At most three units combine their fire.", Waiver.UMPIRE),
    @Spelled("combined-good-order")
    COMBINED_GOOD_ORDER("Only units in good order combine their fire.", Waiver.UMPIRE),
    @Spelled("combined-dismounted")
    COMBINED_DISMOUNTED("Cavalry combines its fire on foot only.", Waiver.UMPIRE),
    @Spelled("combined-too-strong")
    COMBINED_TOO_STRONG("Combined fire has a limit of figures or sections.", Waiver.UMPIRE),
    @Spelled("range-unknown")
    RANGE_UNKNOWN("A fire needs a distance or a range band.", Waiver.NEVER),
    @Spelled("band-of-its-own-kind")
    BAND_OF_ITS_OWN_KIND("Point blank, close canister and melee are bands of their own kinds of fire.", Waiver.NEVER),
    @Spelled("band-not-of-the-arm")
    BAND_NOT_OF_THE_ARM("Canister is for guns.", Waiver.NEVER),
    @Spelled("out-of-range")
    OUT_OF_RANGE("Long range ends at twice the normal range; point blank at one inch.", Waiver.UMPIRE),
    @Spelled("no-die-left")
    NO_DIE_LEFT("Lost dice add up; a fire with no die left does not happen.", Waiver.UMPIRE),
    @Spelled("wrong-dice")
    WRONG_DICE("The chart says how many dice are rolled.", Waiver.NEVER),
    @Spelled("cover-not-printed")
    COVER_NOT_PRINTED("Each edition prints its own kinds of cover.", Waiver.NEVER),
    @Spelled("not-printed")
    NOT_PRINTED("An edition plays what its chart prints.", Waiver.NEVER),
    @Spelled("not-on-this-ground")
    NOT_ON_THIS_GROUND("The movement table prints NA or 0 for this ground.", Waiver.UMPIRE),
    @Spelled("routed-runs")
    ROUTED_RUNS("A routed unit runs by the dice and moves no legs of its own.", Waiver.UMPIRE),
    @Spelled("not-routed")
    NOT_ROUTED("Only a routed unit runs.", Waiver.NEVER),
    @Spelled("artillery-does-not-charge")
    ARTILLERY_DOES_NOT_CHARGE("Artillery does not charge.", Waiver.NEVER),
    @Spelled("routed-does-not-charge")
    ROUTED_DOES_NOT_CHARGE("A routed unit's first action is its rout.", Waiver.NEVER),
    @Spelled("no-competence-test")
    NO_COMPETENCE_TEST("This edition prints no tactical competence test.", Waiver.NEVER),
    @Spelled("cannot-reform")
    CANNOT_REFORM("Reforming takes disorder to good order; shaken and routed units must rally.", Waiver.UMPIRE),
    @Spelled("cannot-countercharge")
    CANNOT_COUNTERCHARGE("A unit in good order or disorder may countercharge.", Waiver.UMPIRE),
    @Spelled("not-a-group")
    NOT_A_GROUP("A unit group is of one arm in one formation.", Waiver.UMPIRE),
    @Spelled("cannot-merge")
    CANNOT_MERGE("Two regiments of one arm, both in play, merge.", Waiver.NEVER),
    @Spelled("nothing-to-pursue")
    NOTHING_TO_PURSUE("Only an attacker that won may follow or pursue.", Waiver.UMPIRE);

    private final String rule;
    private final Waiver waiver;

    AdfRefusal(String rule, Waiver waiver) {
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
