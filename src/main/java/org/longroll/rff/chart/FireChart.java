package org.longroll.rff.chart;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** Everything that the chart prints about musketry and cannonade. */
public record FireChart(
        Map<SmallArm, PointsLine> musketry,
        Map<Gun, PointsLine> cannonade,
        List<PointsStep> steps,
        Map<FireModifier, Integer> modifiers,
        Map<FireLine, Meaning> lines,
        Map<Quality, Map<FireLine, Span>> results,
        Map<FireResult, FireEffect> effects,
        Procedure procedure) {

    public record PointsStep(Span points, int modifier) {}

    /** The meaning of a line of the results: the effect, and the fate of a charge. */
    public record Meaning(FireResult result, ChargeFate charge) {}

    /** The lines of text around the tables: how a fire is carried out. */
    public record Procedure(
            Fraction weakened,
            Rounding rounding,
            int leastPoints,
            int furtherPoints,
            int furtherModifier,
            int lowOnAmmunitionDie,
            Fraction lowOnAmmunitionShare,
            int fallenLeaderDie,
            int leaderWithinInches,
            int massedInches,
            int massedSteps,
            int chargeCheckedInches) {}

    /**
     * The effect of fire, by musketry too or by cannonade only.
     *
     * @param troopsAfter the order of troops afterwards; empty if unchanged
     * @param gunStandsStruck how many gun stands it reaches; empty for all
     * @param oneMoreForEachOver the die result above which one more stand is lost for each point
     */
    public record FireEffect(
            boolean byMusketry,
            Optional<Order> troopsAfter,
            int standsLost,
            int standsLostIfDisordered,
            Optional<GunState> gunsAfter,
            OptionalInt gunStandsStruck,
            int gunStandsLost,
            OptionalInt oneMoreForEachOver) {}

    public PointsLine points(Weapon weapon) {
        return switch (weapon) {
            case SmallArm arm -> Word.line(musketry, arm);
            case Gun gun -> Word.line(cannonade, gun);
        };
    }

    /** The modifier for fire points; beyond the last step it goes on rising. */
    public int modifier(int points) {
        for (var step : steps) {
            if (step.points().contains(points)) {
                boolean last = step.points().to() == Integer.MAX_VALUE;
                int further = last ? (points - step.points().from()) / procedure.furtherPoints() : 0;
                return step.modifier() + further * procedure.furtherModifier();
            }
        }
        throw new IllegalArgumentException("no fire has " + points + " points");
    }

    /** The effect on units close behind a target: so many printed lines lower. */
    public FireResult behind(FireResult result) {
        var printed = List.copyOf(effects.keySet());
        return printed.get(Math.min(printed.size() - 1, printed.indexOf(result) + procedure.massedSteps()));
    }

    public FireLine line(Quality target, int total) {
        for (var line : Word.line(results, target).entrySet()) {
            if (line.getValue().contains(total)) {
                return line.getKey();
            }
        }
        throw new IllegalStateException("no line for " + total);
    }

    public enum ChargeFate implements Word {
        CHECKED,
        CHECKED_UNLESS_COLD_STEEL,
        HOME
    }

    public enum FireKind implements Word {
        MUSKETRY,
        CANNONADE
    }

    /** The lines of the fire results; telling fire has three, by its effect on a charge. */
    @PrintedIn("fire-results")
    public enum FireLine implements Word {
        WITHERING,
        TELLING_CHARGE_CHECKED,
        TELLING_UNLESS_COLD_STEEL,
        TELLING_CHARGE_HOME,
        GALLING,
        LIVELY,
        DESULTORY
    }

    /** The lines of the fire table's modifiers, as printed; fire points have a table of their own. */
    @PrintedIn("fire-modifiers")
    public enum FireModifier implements Word {
        BUCK_AND_BALL_OR_SHARPSHOOTERS,
        GREEN_MUSKETRY,
        EXPOSED_TROOPS,
        MARCH_COLUMN_OR_ENFILADED_TROOPS,
        LIMBERED_OR_ENFILADED_GUN,
        PARTIAL_COVER_OR_EXTENDED_LINE,
        FULL_COVER_OR_EXTENDED_LINE_IN_PARTIAL_COVER,
        FORTIFIED_POSITION
    }

    /** The effects of fire, from the worst to none; a massed target suffers the next lower one. */
    @PrintedIn("fire-effects")
    public enum FireResult implements Word {
        WITHERING,
        TELLING,
        GALLING,
        LIVELY,
        DESULTORY
    }

    /** The points of a stand with one weapon, by the inches of their columns. */
    public record PointsLine(NavigableMap<Integer, Fraction> points) {

        /** The points at a distance; empty beyond the last column. */
        public Optional<Fraction> at(Fraction inches) {
            var column = points.ceilingEntry(inches.rounded(Rounding.UP));
            return Optional.ofNullable(column).map(NavigableMap.Entry::getValue);
        }

        public int reach() {
            return points.lastKey();
        }
    }
}
