package org.longroll.adf.rules;

import org.longroll.dice.Dice;
import org.longroll.dice.Roll;
import org.longroll.rules.Verdict;

/** Checks dice against the number and faces that are needed. */
final class Throw {

    private Throw() {}

    static Verdict<Roll> of(Dice asked, Roll thrown, String field) {
        return Verdict.unless(
                AdfRefusal.WRONG_DICE
                        .when(!thrown.fits(asked), field, () -> "This takes " + asked + ", not " + thrown.faces() + ".")
                        .map(refusal -> refusal.taking(asked)),
                () -> thrown);
    }
}
