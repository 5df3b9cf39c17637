package org.longroll.rules.rff;

import org.longroll.rules.Forbidden;

/** Everything that these rules forbid: the code is the name, and each says on what it stands and whether it can be waived. */
public enum RffRefusal implements Forbidden {
    WRONG_DIE("One ten-sided die is rolled; a 0 reads 10.", Waiver.NEVER),
    CONDITION_DOES_NOT_FIT(
            "Some lines of the chart are for troops only, some for cavalry, some for guns.", Waiver.NEVER),
    CONTRADICTION("A unit is one thing or the other.", Waiver.NEVER),
    WEAPON_OF_ANOTHER_KIND("Small arms fire musketry, guns a cannonade.", Waiver.NEVER),
    OUT_OF_RANGE("Each weapon has a last range in the table of fire points.", Waiver.UMPIRE),
    TOO_FEW_POINTS("Fractions are dropped; under one fire point there is no fire.", Waiver.UMPIRE),
    BUCK_AND_BALL_NEEDS_SMOOTHBORES("Buck and ball is for smoothbore muskets.", Waiver.UMPIRE),
    GUNS_DO_NOT_CHARGE("Guns meet a charge; they never make one.", Waiver.NEVER),
    CANNOT_COUNTERCHARGE("Cavalry that is charged may countercharge.", Waiver.UMPIRE),
    NO_RESULT_OF_THE_KIND("Guns read the maneuver results of troops in good order.", Waiver.NEVER),
    MANEUVER_NOT_ALLOWED("The result of the maneuver check says what a unit may do.", Waiver.UMPIRE),
    FORMATION_DOES_NOT_FIT("The movement rates print the formations of each arm.", Waiver.NEVER),
    NOT_ON_THIS_GROUND("The movement rates print no move for this formation by road.", Waiver.UMPIRE);

    private final String rule;
    private final Waiver waiver;

    RffRefusal(String rule, Waiver waiver) {
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
