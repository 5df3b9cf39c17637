package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The lines of the charge table's modifiers, as printed. */
@PrintedIn("charge-modifiers")
public enum ChargeModifier implements Word {
    CRACK,
    VETERAN,
    TRAINED,
    GREEN,
    FRESH,
    WORN,
    SPENT,
    OUTNUMBERED_3_TO_2,
    OUTNUMBERED_2_TO_1,
    OUTNUMBERED_3_TO_1,
    SUPPORTED_GUNS,
    UNSUPPORTED_GUNS,
    DISORDERED_TROOPS_OR_SILENCED_GUN,
    ATTACHED_LEADER_OR_BRAVE_COLONEL,
    EXTENDED_LINE,
    OUTFLANKED_BROKEN_MARCH_COLUMN_OR_LIMBERED,
    FAVORABLE_GROUND,
    STRONG_POSITION_OR_FORTIFIED,
    COLD_STEEL_OR_BREAKTHROUGH,
    CAVALRY_OPEN_GROUND,
    CAVALRY_BROKEN_GROUND,
    CAVALRY_ROUGH_GROUND_OR_STATIONARY
}
