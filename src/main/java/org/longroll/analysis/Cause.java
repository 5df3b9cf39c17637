package org.longroll.analysis;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a loss came of. */
public enum Cause implements Word {
    @Spelled("fire")
    FIRE,
    /** Fire at no distance, between those whose impact decided nothing. */
    @Spelled("melee")
    MELEE,
    /** The shock of a charge: an impact, or a charge combat. */
    @Spelled("charge")
    CHARGE,
    /** Stands and guns that a unit lost by running. */
    @Spelled("rout")
    ROUT,
    @Spelled("surrender")
    SURRENDER,
    /** Figures for which there is no place in the regiment that two are merged into. */
    @Spelled("merger")
    MERGER,
    /** Nothing lost but found again: figures or sections that came back, counted below 0. */
    @Spelled("recovery")
    RECOVERY,
    /** By the umpire's word. */
    @Spelled("ruling")
    RULING
}
