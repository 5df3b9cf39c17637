package org.longroll.adf.chart;

import java.util.Map;
import java.util.Set;
import org.longroll.rules.Fraction;
import org.longroll.rules.Rounding;

/** Everything that the chart prints about fire. */
public record FireChart(
        Map<SmallArm, SmallArmLine> smallArms,
        Map<Gun, GunLine> guns,
        Map<Arm, ResultsRow> results,
        Map<FireResult, FireEffect> effects,
        Map<TargetModifier, ModifierLine> target,
        Map<FirerModifier, FirerLine> firer,
        Procedure procedure) {

    /** What a firer modifier is worth to each arm; cavalry has two columns. */
    public record FirerLine(int infantry, int dismounted, int mounted, int artillery) {

        public int value(Arm arm, boolean inTheSaddle) {
            return switch (arm) {
                case INFANTRY -> infantry;
                case CAVALRY -> inTheSaddle ? mounted : dismounted;
                case ARTILLERY -> artillery;
            };
        }
    }

    /** The lines of text around the tables: how a fire is carried out. */
    public record Procedure(
            FireDice dice,
            Bands bands,
            Rounding rounding,
            Fraction oneFigureShare,
            Rounding oneFigureRounding,
            Map<FirerState, Weakening> weakenings,
            MountedFire mounted,
            int pistolDice,
            Set<RangeBand> deliberateBands,
            int deliberateActions,
            Map<Arm, RangeBand> desperationBand,
            int combinedUnits,
            Map<Arm, CombinedLimit> combined,
            int passThroughLostDice,
            Map<Arm, Fraction> passThroughInches,
            Limits targetModifiers,
            int arcDegrees) {}
}
