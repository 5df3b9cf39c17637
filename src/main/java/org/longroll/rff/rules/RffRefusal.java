package org.longroll.rff.rules;

import org.longroll.rules.Forbidden;
import org.longroll.rules.Spelled;

/** Everything that these rules forbid: the code is the name, and each says on what it stands and whether it can be waived. */
public enum RffRefusal implements Forbidden {
    @Spelled("wrong-die")
    WRONG_DIE("One ten-sided die is rolled; a 0 reads 10.", Waiver.NEVER),
    @Spelled("condition-does-not-fit")
    CONDITION_DOES_NOT_FIT(
            "Some lines of the chart are for troops only, some for cavalry, some for guns.", Waiver.NEVER),
    @Spelled("contradiction")
    CONTRADICTION("A unit is one thing or the other.", Waiver.NEVER),
    @Spelled("weapon-of-another-kind")
    WEAPON_OF_ANOTHER_KIND("Small arms fire musketry, guns a cannonade.", Waiver.NEVER),
    @Spelled("not-printed")
    NOT_PRINTED("These rules play what their chart prints.", Waiver.NEVER),
    @Spelled("out-of-range")
    OUT_OF_RANGE("Each weapon has a last range in the table of fire points.", Waiver.UMPIRE),
    @Spelled("too-few-points")
    TOO_FEW_POINTS("Fractions are dropped; under one fire point there is no fire.", Waiver.UMPIRE),
    @Spelled("buck-and-ball-needs-smoothbores")
    BUCK_AND_BALL_NEEDS_SMOOTHBORES("Buck and ball is for smoothbore muskets.", Waiver.UMPIRE),
    @Spelled("guns-do-not-charge")
    GUNS_DO_NOT_CHARGE("Guns meet a charge; they never make one.", Waiver.NEVER),
    @Spelled("cannot-countercharge")
    CANNOT_COUNTERCHARGE("Cavalry that is charged may countercharge.", Waiver.UMPIRE),
    @Spelled("no-result-of-the-kind")
    NO_RESULT_OF_THE_KIND("Guns read the maneuver results of troops in good order.", Waiver.NEVER),
    @Spelled("maneuver-not-allowed")
    MANEUVER_NOT_ALLOWED("The result of the maneuver check says what a unit may do.", Waiver.UMPIRE),
    @Spelled("formation-does-not-fit")
    FORMATION_DOES_NOT_FIT("The movement rates print the formations of each arm.", Waiver.NEVER),
    @Spelled("not-on-this-ground")
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
