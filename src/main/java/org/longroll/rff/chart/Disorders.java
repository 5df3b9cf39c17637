package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Whom a maneuver disorders. */
public enum Disorders implements Word {
    @Spelled("nobody")
    NOBODY,
    @Spelled("green-on-broken-or-rough")
    GREEN_ON_BROKEN_OR_ROUGH,
    @Spelled("both-if-one-is-disordered-or-green-or-on-broken-or-rough")
    BOTH_IF_ONE_IS_DISORDERED_OR_GREEN_OR_ON_BROKEN_OR_ROUGH
}
