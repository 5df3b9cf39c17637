package org.longroll.adf.chart;

import java.util.List;
import java.util.Map;
import org.longroll.rules.Fraction;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

public record MoraleChart(
        Map<Quality, BmpLine> bmp,
        Map<MoraleModifier, ModifierLine> modifiers,
        List<MoraleLine> results,
        Procedure procedure) {

    /** The line for a roll of 2D6 against the MMP. Lines for natural rolls come first. */
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

    /** Which enemies count as near, and within how many inches. */
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

    /** The basic morale points of one quality, by the stands that a unit has left. */
    public record BmpLine(int noneLost, int someLost, int lastStand) {}

    /** The cause of a morale check; the chart has two columns, a rally uses the second. */
    public enum CheckCause implements Word {
        ARTILLERY,
        OTHER,
        RALLY
    }

    /** Cover that steadies a unit's morale; each edition prints two of the four. */
    public enum MoraleCover implements Word {
        LIGHT_COVER(MoraleModifier.LIGHT_COVER),
        HEAVY_COVER(MoraleModifier.HEAVY_COVER),
        WOOD_FENCE(MoraleModifier.WOOD_FENCE),
        STONE_WALL(MoraleModifier.STONE_WALL);

        private final MoraleModifier line;

        MoraleCover(MoraleModifier line) {
            this.line = line;
        }

        public MoraleModifier line() {
            return line;
        }
    }

    /** The lines of the morale results, as the answer to a check names them. */
    @PrintedIn("morale-results")
    public enum MoraleResult implements Word {
        NATURAL_2,
        NATURAL_3,
        DOWN_2,
        DOWN_1,
        NONE,
        UP_1,
        UP_2,
        NATURAL_12
    }

    public enum NearEnemies implements Word {
        ANY_ARM,
        INFANTRY
    }

    /** Works that steady a unit's morale. */
    public enum Works implements Word {
        HASTY_WORKS(MoraleModifier.HASTY_WORKS),
        LIGHT_WORKS(MoraleModifier.LIGHT_WORKS),
        HEAVY_WORKS(MoraleModifier.HEAVY_WORKS);

        private final MoraleModifier line;

        Works(MoraleModifier line) {
            this.line = line;
        }

        public MoraleModifier line() {
            return line;
        }
    }
}
