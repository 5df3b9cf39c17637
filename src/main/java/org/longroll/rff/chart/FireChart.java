package org.longroll.rff.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.rules.Fraction;
import org.longroll.rules.Rounding;

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

    /** So many fire points are worth so much on the die. */
    public record PointsStep(Span points, int modifier) {}

    /** What a line of the results stands for: the effect, and what becomes of a charge. */
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
     * What an effect does.
     *
     * @param byMusketry whether musketry has it too, or cannonade only
     * @param troopsAfter the order that it leaves troops in, empty where it leaves them as they were
     * @param gunStandsStruck how many gun stands it reaches; empty for all
     * @param oneMoreForEachOver above which die result one more stand is lost for each point
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
            case SmallArm arm -> musketry.get(arm);
            case Gun gun -> cannonade.get(gun);
        };
    }

    /** What fire points are worth on the die; beyond the last step the modifier goes on rising. */
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

    /** The effect upon units close behind a target that suffers another. */
    public FireResult behind(FireResult result) {
        var all = FireResult.values();
        return all[Math.min(all.length - 1, result.ordinal() + procedure.massedSteps())];
    }

    public FireLine line(Quality target, int total) {
        for (var line : results.get(target).entrySet()) {
            if (line.getValue().contains(total)) {
                return line.getKey();
            }
        }
        throw new IllegalStateException("no line for " + total);
    }
}
