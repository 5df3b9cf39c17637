package org.longroll.rff.chart;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rules.Fraction;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** Everything that the chart prints about movement: the rates and the two lists of maneuvers. */
public record MovementChart(
        Map<RateLine, Map<Ground, Optional<Inches>>> rates,
        Map<TroopManeuver, TroopLine> troops,
        Map<GunManeuver, GunLine> guns,
        Fraction halfMove,
        boolean wellHandledIncludesTardy) {

    /** One cell of the rates; a single rate holds for every result. */
    public record Inches(int full, int doubleQuick) {

        public int at(Rate rate) {
            return switch (rate) {
                case FULL, BROKEN -> full;
                case DOUBLE_QUICK -> doubleQuick;
            };
        }
    }

    /** A maneuver of troops; a tardy change is only {@code tardyInto} these formations, or any if empty. */
    public record TroopLine(
            Performance wellHandled,
            Performance tardy,
            Performance hasty,
            Set<Formation> tardyInto,
            Disorders disorders) {}

    public record GunLine(boolean wellHandled, boolean tardy, Haul move, FromFormation from, SilencedGuns silenced) {}

    /** How far a maneuver takes guns. */
    public sealed interface Haul {
        record Full() implements Haul {}

        record None() implements Haul {}

        record ByHand(int inches) implements Haul {}
    }

    /** The units that a maneuver disorders. */
    public enum Disorders implements Word {
        NOBODY,
        GREEN_ON_BROKEN_OR_ROUGH,
        BOTH_IF_ONE_IS_DISORDERED_OR_GREEN_OR_ON_BROKEN_OR_ROUGH
    }

    /** The formation that guns need for a maneuver. */
    public enum FromFormation implements Word {
        LIMBERED,
        UNLIMBERED,
        EITHER
    }

    /** The four kinds of ground of the movement table. */
    @PrintedIn("movement-rates")
    public enum Ground implements Word {
        OPEN,
        BROKEN,
        ROUGH,
        ROAD
    }

    public enum MoverKind implements Word {
        INFANTRY,
        CAVALRY,
        FIELD_GUN,
        HORSE_GUN,
        LEADER
    }

    /** How troops may carry out a maneuver. */
    public enum Performance implements Word {
        ALONE,
        WITH_HALF_MOVE,
        CAVALRY_HALF_MOVE,
        NO
    }

    public enum Rate implements Word {
        FULL,
        DOUBLE_QUICK,
        BROKEN
    }

    /** Whether a maneuver is for silenced guns. */
    public enum SilencedGuns implements Word {
        YES,
        NO,
        ONLY
    }
}
