package org.longroll.analysis;

import org.longroll.rules.Word;

/** What a loss came of. */
public enum Cause implements Word {
    FIRE,
    /** Fire at no distance, between those whose impact decided nothing. */
    MELEE,
    /** The shock of a charge: an impact, or a charge combat. */
    CHARGE,
    /** Stands and guns that a unit lost by running. */
    ROUT,
    SURRENDER,
    /** Figures for which there is no place in the regiment that two are merged into. */
    MERGER,
    /** Nothing lost but found again: figures or sections that came back, counted below 0. */
    RECOVERY,
    /** By the umpire's word. */
    RULING
}
