package org.longroll.rff.chart;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.rules.Fraction;

/** Everything that the chart prints about movement: the rates and the two lists of maneuvers. */
public record MovementChart(
        Map<RateLine, Map<Ground, Optional<Inches>>> rates,
        Map<TroopManeuver, TroopLine> troops,
        Map<GunManeuver, GunLine> guns,
        Fraction halfMove,
        boolean wellHandledIncludesTardy) {

    /** One cell of the rates; those who have one rate only move by it whatever the result. */
    public record Inches(int full, int doubleQuick) {

        public int at(Rate rate) {
            return switch (rate) {
                case FULL, BROKEN -> full;
                case DOUBLE_QUICK -> doubleQuick;
            };
        }
    }

    /**
     * A maneuver of troops.
     *
     * @param tardyInto the formations that a tardy change may lead to; empty for any
     */
    public record TroopLine(
            Performance wellHandled,
            Performance tardy,
            Performance hasty,
            Set<Formation> tardyInto,
            Disorders disorders) {}

    /** A maneuver of guns. */
    public record GunLine(boolean wellHandled, boolean tardy, Haul move, FromFormation from, SilencedGuns silenced) {}

    /** How far a maneuver takes guns. */
    public sealed interface Haul {
        record Full() implements Haul {}

        record None() implements Haul {}

        record ByHand(int inches) implements Haul {}
    }

    public Optional<Inches> rate(RateLine mover, Ground ground) {
        return rates.get(mover).get(ground);
    }
}
