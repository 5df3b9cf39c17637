package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the fire table's modifiers, as printed; fire points have a table of their own. */
public enum FireModifier implements Word {
    @Spelled("buck-and-ball-or-sharpshooters")
    BUCK_AND_BALL_OR_SHARPSHOOTERS,
    @Spelled("green-musketry")
    GREEN_MUSKETRY,
    @Spelled("exposed-troops")
    EXPOSED_TROOPS,
    @Spelled("march-column-or-enfiladed-troops")
    MARCH_COLUMN_OR_ENFILADED_TROOPS,
    @Spelled("limbered-or-enfiladed-gun")
    LIMBERED_OR_ENFILADED_GUN,
    @Spelled("partial-cover-or-extended-line")
    PARTIAL_COVER_OR_EXTENDED_LINE,
    @Spelled("full-cover-or-extended-line-in-partial-cover")
    FULL_COVER_OR_EXTENDED_LINE_IN_PARTIAL_COVER,
    @Spelled("fortified-position")
    FORTIFIED_POSITION
}
