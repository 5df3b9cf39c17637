package org.longroll.rff.chart;

import java.util.Map;
import java.util.OptionalInt;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
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
        @Spelled("player")
        PLAYER,
        @Spelled("opponent")
        OPPONENT,
        @Spelled("both")
        BOTH
    }

    public enum LeaderEffect implements Word {
        @Spelled("removed")
        REMOVED,
        @Spelled("removed-one-turn")
        REMOVED_ONE_TURN,
        @Spelled("dismounted-one-turn")
        DISMOUNTED_ONE_TURN,
        @Spelled("none")
        NONE
    }

    /** The fate of a leader under fire, from the worst. */
    @PrintedIn("fallen-leader")
    public enum LeaderFate implements Word {
        @Spelled("shot-dead")
        SHOT_DEAD,
        @Spelled("mortally-wounded")
        MORTALLY_WOUNDED,
        @Spelled("grievously-wounded")
        GRIEVOUSLY_WOUNDED,
        @Spelled("flesh-wound")
        FLESH_WOUND,
        @Spelled("horse-shot")
        HORSE_SHOT,
        @Spelled("coat-pierced")
        COAT_PIERCED,
        @Spelled("staff-officer-struck")
        STAFF_OFFICER_STRUCK,
        @Spelled("ignores-the-fire")
        IGNORES_THE_FIRE
    }

    public enum Phase implements Word {
        @Spelled("maneuver")
        MANEUVER,
        @Spelled("musketry-and-cannonade")
        MUSKETRY_AND_CANNONADE,
        @Spelled("charge")
        CHARGE
    }

    /** How a leader's command reaches his units. */
    @PrintedIn("command-radius")
    public enum Sight implements Word {
        @Spelled("clear-line-of-sight")
        CLEAR_LINE_OF_SIGHT,
        @Spelled("line-of-march")
        LINE_OF_MARCH,
        @Spelled("dense-woods")
        DENSE_WOODS,
        @Spelled("twilight-or-fog")
        TWILIGHT_OR_FOG,
        @Spelled("attached")
        ATTACHED,
        @Spelled("dismounted")
        DISMOUNTED
    }

    /** The steps of a player turn, in order. */
    @PrintedIn("turn-sequence")
    public enum TurnStep implements Word {
        @Spelled("replace-detach-attach-leaders")
        REPLACE_DETACH_ATTACH_LEADERS,
        @Spelled("maneuver-check")
        MANEUVER_CHECK,
        @Spelled("declare-charges")
        DECLARE_CHARGES,
        @Spelled("maneuver-units")
        MANEUVER_UNITS,
        @Spelled("move-detached-leaders")
        MOVE_DETACHED_LEADERS,
        @Spelled("defensive-fire")
        DEFENSIVE_FIRE,
        @Spelled("offensive-fire")
        OFFENSIVE_FIRE,
        @Spelled("charge-combat")
        CHARGE_COMBAT,
        @Spelled("breakthrough-moves")
        BREAKTHROUGH_MOVES,
        @Spelled("breakthrough-combat")
        BREAKTHROUGH_COMBAT
    }
}
