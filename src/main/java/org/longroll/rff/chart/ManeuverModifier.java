package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The lines of the maneuver table's modifiers, as printed. */
@PrintedIn("maneuver-modifiers")
public enum ManeuverModifier implements Word {
    GALLANT_LEADER,
    ABLE_LEADER,
    POOR_LEADER,
    ATTACHED_LEADER_OR_BRAVE_COLONEL,
    PROVISIONAL_COMMAND,
    CRACK,
    VETERAN,
    TRAINED,
    GREEN,
    FRESH,
    WORN,
    SPENT,
    BATTERY,
    COLUMN_GARRISON_LIMBERED_OR_LINEAR_COVER,
    OUTFLANKED_OR_BROKEN,
    KEY_POSITION_LOST,
    HEAVY_CASUALTIES,
    GREATER_LOSSES
}
