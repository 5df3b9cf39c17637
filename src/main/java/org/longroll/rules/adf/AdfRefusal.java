package org.longroll.rules.adf;

import org.longroll.rules.Forbidden;

/** Everything that these rules forbid: the code is the name, and each says on what it stands and whether it can be waived. */
public enum AdfRefusal implements Forbidden {
    NOT_OF_THE_ARM("A formation, a saddle or a weapon belongs to its arm.", Waiver.NEVER),
    OFF_THE_TABLE("Units that were eliminated or have surrendered are removed from play.", Waiver.NEVER),
    ROUTED_NO_FIRE("Routed units do not fire.", Waiver.UMPIRE),
    LIMBERED_NO_FIRE("Limbered guns do not fire, nor fight a melee.", Waiver.UMPIRE),
    COLUMN_NO_FIRE("In attack or road column there is no fire but in melee.", Waiver.UMPIRE),
    MOUNTED_NO_FIRE("Mounted cavalry fires at point blank or in melee only.", Waiver.UMPIRE),
    POINT_BLANK_WEAPON("Shotguns and pistols fire at point blank or in melee only.", Waiver.UMPIRE),
    DELIBERATE_IS_FOR_GUNS("Deliberate fire is for artillery.", Waiver.UMPIRE),
    DELIBERATE_RANGE("Deliberate fire is for long or normal range.", Waiver.UMPIRE),
    COMBINED_ONE_ARM("Combined fire is by units of one arm.", Waiver.NEVER),
    COMBINED_TOO_MANY_UNITS("At most three units combine their fire.", Waiver.UMPIRE),
    COMBINED_GOOD_ORDER("Only units in good order combine their fire.", Waiver.UMPIRE),
    COMBINED_DISMOUNTED("Cavalry combines its fire on foot only.", Waiver.UMPIRE),
    COMBINED_TOO_STRONG("Combined fire has a limit of figures or sections.", Waiver.UMPIRE),
    RANGE_UNKNOWN("A fire needs a distance or a range band.", Waiver.NEVER),
    BAND_OF_ITS_OWN_KIND("Point blank, close canister and melee are bands of their own kinds of fire.", Waiver.NEVER),
    BAND_NOT_OF_THE_ARM("Canister is for guns.", Waiver.NEVER),
    OUT_OF_RANGE("Long range ends at twice the normal range; point blank at one inch.", Waiver.UMPIRE),
    NO_DIE_LEFT("Lost dice add up; a fire with no die left does not happen.", Waiver.UMPIRE),
    WRONG_DICE("The chart says how many dice are rolled.", Waiver.NEVER),
    COVER_NOT_PRINTED("Each edition prints its own kinds of cover for morale.", Waiver.NEVER),
    NOT_ON_THIS_GROUND("The movement table prints NA or 0 for this ground.", Waiver.UMPIRE),
    ROUTED_RUNS("A routed unit runs by the dice and moves no legs of its own.", Waiver.UMPIRE),
    NOT_ROUTED("Only a routed unit runs.", Waiver.NEVER),
    ARTILLERY_DOES_NOT_CHARGE("Artillery does not charge.", Waiver.NEVER),
    ROUTED_DOES_NOT_CHARGE("A routed unit's first action is its rout.", Waiver.NEVER),
    NO_COMPETENCE_TEST("This edition prints no tactical competence test.", Waiver.NEVER),
    CANNOT_REFORM("Reforming takes disorder to good order; shaken and routed units must rally.", Waiver.UMPIRE),
    CANNOT_COUNTERCHARGE("A unit in good order or disorder may countercharge.", Waiver.UMPIRE),
    NOT_A_GROUP("A unit group is of one arm in one formation.", Waiver.UMPIRE),
    CANNOT_MERGE("Two regiments of one arm, both in play, merge.", Waiver.NEVER),
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
