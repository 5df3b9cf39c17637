package org.longroll.rff.chart;

import java.util.Map;
import java.util.OptionalInt;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The values that the chart prints around its tables: leaders, the turn, the scales, the die. */
public record FieldChart(
        Map<LeaderFate, LeaderLine> leaders,
        Map<Sight, OptionalInt> commandRadius,
        Map<TurnStep, StepLine> turn,
        Scales scales,
        int dieSides,
        int zeroReads,
        int closeRangeInches,
        int canisterInches) {

    /** The faces for a leader's fate, and its effect. */
    public record LeaderLine(Span die, LeaderEffect effect) {}

    /** A step of the turn: in which phase, by whom, and whether it is repeated for every maneuver check. */
    public record StepLine(Phase phase, Actor by, boolean repeated) {}

    public record Scales(int menPerTroopStand, int gunsPerGunStand, int yardsPerInch, int minutesFrom, int minutesTo) {}

    public enum Actor implements Word {
        PLAYER,
        OPPONENT,
        BOTH
    }

    public enum LeaderEffect implements Word {
        REMOVED,
        REMOVED_ONE_TURN,
        DISMOUNTED_ONE_TURN,
        NONE
    }

    /** The fate of a leader under fire, from the worst. */
    @PrintedIn("fallen-leader")
    public enum LeaderFate implements Word {
        SHOT_DEAD,
        MORTALLY_WOUNDED,
        GRIEVOUSLY_WOUNDED,
        FLESH_WOUND,
        HORSE_SHOT,
        COAT_PIERCED,
        STAFF_OFFICER_STRUCK,
        IGNORES_THE_FIRE
    }

    public enum Phase implements Word {
        MANEUVER,
        MUSKETRY_AND_CANNONADE,
        CHARGE
    }

    /** How a leader's command reaches his units. */
    @PrintedIn("command-radius")
    public enum Sight implements Word {
        CLEAR_LINE_OF_SIGHT,
        LINE_OF_MARCH,
        DENSE_WOODS,
        TWILIGHT_OR_FOG,
        ATTACHED,
        DISMOUNTED
    }

    /** The steps of a player turn, in order. */
    @PrintedIn("turn-sequence")
    public enum TurnStep implements Word {
        REPLACE_DETACH_ATTACH_LEADERS,
        MANEUVER_CHECK,
        DECLARE_CHARGES,
        MANEUVER_UNITS,
        MOVE_DETACHED_LEADERS,
        DEFENSIVE_FIRE,
        OFFENSIVE_FIRE,
        CHARGE_COMBAT,
        BREAKTHROUGH_MOVES,
        BREAKTHROUGH_COMBAT
    }
}
