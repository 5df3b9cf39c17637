package org.longroll.rff.rules;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

public enum RffRefusal implements Forbidden {
    WRONG_DIE(never("wrong-die", "One ten-sided die is rolled; a 0 reads 10.")),
    CONDITION_DOES_NOT_FIT(never(
            "condition-does-not-fit", "Some lines of the chart are for troops only, some for cavalry, some for guns.")),
    CONTRADICTION(never("contradiction", "A unit is one thing or the other.")),
    WEAPON_OF_ANOTHER_KIND(never("weapon-of-another-kind", "Small arms fire musketry, guns a cannonade.")),
    NOT_PRINTED(never("not-printed", "These rules play what their chart prints.")),
    OUT_OF_RANGE(unlessWaived("out-of-range", "Each weapon has a last range in the table of fire points.")),
    TOO_FEW_POINTS(unlessWaived("too-few-points", "Fractions are dropped; under one fire point there is no fire.")),
    BUCK_AND_BALL_NEEDS_SMOOTHBORES(
            unlessWaived("buck-and-ball-needs-smoothbores", "Buck and ball is for smoothbore muskets.")),
    GUNS_DO_NOT_CHARGE(never("guns-do-not-charge", "Guns meet a charge; they never make one.")),
    CANNOT_COUNTERCHARGE(unlessWaived("cannot-countercharge", "Cavalry that is charged may countercharge.")),
    NO_RESULT_OF_THE_KIND(never("no-result-of-the-kind", "Guns read the maneuver results of troops in good order.")),
    MANEUVER_NOT_ALLOWED(
            unlessWaived("maneuver-not-allowed", "The result of the maneuver check says what a unit may do.")),
    FORMATION_DOES_NOT_FIT(never("formation-does-not-fit", "The movement rates print the formations of each arm.")),
    NOT_ON_THIS_GROUND(
            unlessWaived("not-on-this-ground", "The movement rates print no move for this formation by road."));

    private final Ban ban;

    RffRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
