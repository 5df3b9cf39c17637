package org.longroll.adf.rules;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

public enum AdfRefusal implements Forbidden {
    NOT_OF_THE_ARM(never("not-of-the-arm", "A formation, a saddle or a weapon belongs to its arm.")),
    OFF_THE_TABLE(never("off-the-table", "Units that were eliminated or have surrendered are removed from play.")),
    ROUTED_NO_FIRE(unlessWaived("routed-no-fire", "Routed units do not fire.")),
    LIMBERED_NO_FIRE(unlessWaived("limbered-no-fire", "Limbered guns do not fire, nor fight a melee.")),
    COLUMN_NO_FIRE(unlessWaived("column-no-fire", "In attack or road column there is no fire but in melee.")),
    MOUNTED_NO_FIRE(unlessWaived("mounted-no-fire", "Mounted cavalry fires at point blank or in melee only.")),
    POINT_BLANK_WEAPON(
            unlessWaived("point-blank-weapon", "Shotguns and pistols fire at point blank or in melee only.")),
    DELIBERATE_IS_FOR_GUNS(unlessWaived("deliberate-is-for-guns", "Deliberate fire is for artillery.")),
    DELIBERATE_RANGE(unlessWaived("deliberate-range", "Deliberate fire is for long or normal range.")),
    COMBINED_ONE_ARM(never("combined-one-arm", "Combined fire is by units of one arm.")),
    COMBINED_TOO_MANY_UNITS(unlessWaived("combined-too-many-units", "At most three units combine their fire.")),
    COMBINED_GOOD_ORDER(unlessWaived("combined-good-order", "Only units in good order combine their fire.")),
    COMBINED_DISMOUNTED(unlessWaived("combined-dismounted", "Cavalry combines its fire on foot only.")),
    COMBINED_TOO_STRONG(unlessWaived("combined-too-strong", "Combined fire has a limit of figures or sections.")),
    RANGE_UNKNOWN(never("range-unknown", "A fire needs a distance or a range band.")),
    BAND_OF_ITS_OWN_KIND(never(
            "band-of-its-own-kind", "Point blank, close canister and melee are bands of their own kinds of fire.")),
    BAND_NOT_OF_THE_ARM(never("band-not-of-the-arm", "Canister is for guns.")),
    OUT_OF_RANGE(unlessWaived("out-of-range", "Long range ends at twice the normal range; point blank at one inch.")),
    NO_DIE_LEFT(unlessWaived("no-die-left", "Lost dice add up; a fire with no die left does not happen.")),
    WRONG_DICE(never("wrong-dice", "The chart says how many dice are rolled.")),
    COVER_NOT_PRINTED(never("cover-not-printed", "Each edition prints its own kinds of cover.")),
    NOT_PRINTED(never("not-printed", "An edition plays what its chart prints.")),
    NOT_ON_THIS_GROUND(unlessWaived("not-on-this-ground", "The movement table prints NA or 0 for this ground.")),
    ROUTED_RUNS(unlessWaived("routed-runs", "A routed unit runs by the dice and moves no legs of its own.")),
    NOT_ROUTED(never("not-routed", "Only a routed unit runs.")),
    ARTILLERY_DOES_NOT_CHARGE(never("artillery-does-not-charge", "Artillery does not charge.")),
    ROUTED_DOES_NOT_CHARGE(never("routed-does-not-charge", "A routed unit's first action is its rout.")),
    NO_COMPETENCE_TEST(never("no-competence-test", "This edition prints no tactical competence test.")),
    CANNOT_REFORM(unlessWaived(
            "cannot-reform", "Reforming takes disorder to good order; shaken and routed units must rally.")),
    CANNOT_COUNTERCHARGE(unlessWaived("cannot-countercharge", "A unit in good order or disorder may countercharge.")),
    NOT_A_GROUP(unlessWaived("not-a-group", "A unit group is of one arm in one formation.")),
    CANNOT_MERGE(never("cannot-merge", "Two regiments of one arm, both in play, merge.")),
    NOTHING_TO_PURSUE(unlessWaived("nothing-to-pursue", "Only an attacker that won may follow or pursue."));

    private final Ban ban;

    AdfRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
