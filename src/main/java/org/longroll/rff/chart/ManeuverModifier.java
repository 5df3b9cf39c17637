package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the maneuver table's modifiers, as printed. */
@PrintedIn("maneuver-modifiers")
public enum ManeuverModifier implements Word {
    @Spelled("gallant-leader")
    GALLANT_LEADER,
    @Spelled("able-leader")
    ABLE_LEADER,
    @Spelled("poor-leader")
    POOR_LEADER,
    @Spelled("attached-leader-or-brave-colonel")
    ATTACHED_LEADER_OR_BRAVE_COLONEL,
    @Spelled("provisional-command")
    PROVISIONAL_COMMAND,
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
    @Spelled("battery")
    BATTERY,
    @Spelled("column-garrison-limbered-or-linear-cover")
    COLUMN_GARRISON_LIMBERED_OR_LINEAR_COVER,
    @Spelled("outflanked-or-broken")
    OUTFLANKED_OR_BROKEN,
    @Spelled("key-position-lost")
    KEY_POSITION_LOST,
    @Spelled("heavy-casualties")
    HEAVY_CASUALTIES,
    @Spelled("greater-losses")
    GREATER_LOSSES
}
