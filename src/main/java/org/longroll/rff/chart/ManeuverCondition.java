package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** Conditions of a unit that takes a maneuver check. */
public enum ManeuverCondition implements Word {
    GALLANT_LEADER,
    POOR_LEADER,
    ATTACHED_LEADER,
    BRAVE_COLONEL,
    PROVISIONAL_COMMAND,
    BATTERY,
    COLUMN,
    GARRISON,
    LIMBERED,
    LINEAR_COVER,
    OUTFLANKED,
    BROKEN,
    KEY_POSITION_LOST,
    HEAVY_CASUALTIES,
    GREATER_LOSSES;

    public boolean fits(UnitKind unit) {
        return switch (this) {
            case BATTERY, LIMBERED -> unit == UnitKind.GUNS;
            case COLUMN, BROKEN -> unit == UnitKind.TROOPS;
            case GALLANT_LEADER,
                    POOR_LEADER,
                    ATTACHED_LEADER,
                    BRAVE_COLONEL,
                    PROVISIONAL_COMMAND,
                    GARRISON,
                    LINEAR_COVER,
                    OUTFLANKED,
                    KEY_POSITION_LOST,
                    HEAVY_CASUALTIES,
                    GREATER_LOSSES -> true;
        };
    }

    /** The modifier line of the condition; one line counts once. */
    public ManeuverModifier line() {
        return switch (this) {
            case GALLANT_LEADER -> ManeuverModifier.GALLANT_LEADER;
            case POOR_LEADER -> ManeuverModifier.POOR_LEADER;
            case ATTACHED_LEADER, BRAVE_COLONEL -> ManeuverModifier.ATTACHED_LEADER_OR_BRAVE_COLONEL;
            case PROVISIONAL_COMMAND -> ManeuverModifier.PROVISIONAL_COMMAND;
            case BATTERY -> ManeuverModifier.BATTERY;
            case COLUMN, GARRISON, LIMBERED, LINEAR_COVER -> ManeuverModifier.COLUMN_GARRISON_LIMBERED_OR_LINEAR_COVER;
            case OUTFLANKED, BROKEN -> ManeuverModifier.OUTFLANKED_OR_BROKEN;
            case KEY_POSITION_LOST -> ManeuverModifier.KEY_POSITION_LOST;
            case HEAVY_CASUALTIES -> ManeuverModifier.HEAVY_CASUALTIES;
            case GREATER_LOSSES -> ManeuverModifier.GREATER_LOSSES;
        };
    }
}
