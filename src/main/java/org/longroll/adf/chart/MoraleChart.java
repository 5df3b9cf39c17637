package org.longroll.adf.chart;

import java.util.List;
import java.util.Map;
import org.longroll.rules.Fraction;

/** Everything that the chart prints about morale. */
public record MoraleChart(
        Map<Quality, BmpLine> bmp,
        Map<MoraleModifier, ModifierLine> modifiers,
        List<MoraleLine> results,
        Procedure procedure) {

    /** Of 2D6 against the MMP: the line that the roll is read in. A natural roll goes before any margin. */
    public MoraleLine line(int roll, int mmp) {
        return results.stream()
                .filter(line -> line.natural().isPresent() && line.natural().getAsInt() == roll)
                .findFirst()
                .or(() ->
                        results.stream().filter(line -> line.holds(roll - mmp)).findFirst())
                .orElseThrow();
    }

    /** The most that supporting units are worth, by occasion. */
    public record Support(int most, int mostInCharge, int mostInImpact) {}

    /** Which enemies unsettle a unit, and within how many inches. */
    public record EnemyNear(Fraction inches, NearEnemies counts, boolean shakenCount, boolean skirmishingCount) {}

    /** The lines of text around the tables: how a check is carried out. */
    public record Procedure(
            int dice,
            Map<Morale, Integer> levels,
            int leastMmp,
            int mostMmp,
            int sectionLost,
            Limits limits,
            boolean leaderOverAndAbove,
            Fraction behindFriendsInches,
            Support support,
            EnemyNear enemyNear,
            int eliminatedMost,
            int fallBackOnFoot,
            int fallBackMounted,
            boolean competenceTest) {}
}
