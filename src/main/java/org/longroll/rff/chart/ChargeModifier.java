package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the charge table's modifiers, as printed. */
@PrintedIn("charge-modifiers")
public enum ChargeModifier implements Word {
    @Spelled("crack")
    CRACK,
    @Spelled("veteran")
    VETERAN,
    @Spelled("trained")
    TRAINED,
    @Spelled("green")
    GREEN,
    @Spelled("fresh")
    FRESH,
    @Spelled("worn")
    WORN,
    @Spelled("spent")
    SPENT,
    @Spelled("outnumbered-3-to-2")
    OUTNUMBERED_3_TO_2,
    @Spelled("outnumbered-2-to-1")
    OUTNUMBERED_2_TO_1,
    @Spelled("outnumbered-3-to-1")
    OUTNUMBERED_3_TO_1,
    @Spelled("supported-guns")
    SUPPORTED_GUNS,
    @Spelled("unsupported-guns")
    UNSUPPORTED_GUNS,
    @Spelled("disordered-troops-or-silenced-gun")
    DISORDERED_TROOPS_OR_SILENCED_GUN,
    @Spelled("attached-leader-or-brave-colonel")
    ATTACHED_LEADER_OR_BRAVE_COLONEL,
    @Spelled("extended-line")
    EXTENDED_LINE,
    @Spelled("outflanked-broken-march-column-or-limbered")
    OUTFLANKED_BROKEN_MARCH_COLUMN_OR_LIMBERED,
    @Spelled("favorable-ground")
    FAVORABLE_GROUND,
    @Spelled("strong-position-or-fortified")
    STRONG_POSITION_OR_FORTIFIED,
    @Spelled("cold-steel-or-breakthrough")
    COLD_STEEL_OR_BREAKTHROUGH,
    @Spelled("cavalry-open-ground")
    CAVALRY_OPEN_GROUND,
    @Spelled("cavalry-broken-ground")
    CAVALRY_BROKEN_GROUND,
    @Spelled("cavalry-rough-ground-or-stationary")
    CAVALRY_ROUGH_GROUND_OR_STATIONARY
}
