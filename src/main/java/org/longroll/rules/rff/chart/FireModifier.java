package org.longroll.rules.rff.chart;

import org.longroll.rules.Word;

/** The lines of the fire table's modifiers, as printed; fire points have a table of their own. */
public enum FireModifier implements Word {
    BUCK_AND_BALL_OR_SHARPSHOOTERS,
    GREEN_MUSKETRY,
    EXPOSED_TROOPS,
    MARCH_COLUMN_OR_ENFILADED_TROOPS,
    LIMBERED_OR_ENFILADED_GUN,
    PARTIAL_COVER_OR_EXTENDED_LINE,
    FULL_COVER_OR_EXTENDED_LINE_IN_PARTIAL_COVER,
    FORTIFIED_POSITION
}
