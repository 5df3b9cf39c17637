package org.longroll.rff.chart;

import java.util.Map;
import java.util.OptionalInt;

/** What the chart prints around its tables: leaders, the turn, the scales, the die. */
public record FieldChart(
        Map<LeaderFate, LeaderLine> leaders,
        Map<Sight, OptionalInt> commandRadius,
        Map<TurnStep, StepLine> turn,
        Scales scales,
        int dieSides,
        int zeroReads,
        int closeRangeInches,
        int canisterInches) {

    /** Which die gives a leader's fate, and what it means. */
    public record LeaderLine(Span die, LeaderEffect effect) {}

    /** A step of the turn: in which phase, by whom, and whether it is repeated for every maneuver check. */
    public record StepLine(Phase phase, Actor by, boolean repeated) {}

    /** What stands and inches stand for. */
    public record Scales(int menPerTroopStand, int gunsPerGunStand, int yardsPerInch, int minutesFrom, int minutesTo) {}
}
