package org.longroll.rff.chart;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.rules.Fraction;

/** Everything that the chart prints about charges. */
public record ChargeChart(
        Map<ChargeModifier, Integer> modifiers,
        Map<ChargeModifier, Fraction> outnumbered,
        Map<ChargeResult, ResultLine> results,
        Map<ChargeResult, LoserLine> losers,
        Map<ChargeResult, WinnerLine> winners,
        int retreatInches,
        Fraction breakthroughMove,
        Fraction recallMove,
        boolean outflankedOverFortified) {

    /** Which differences give a result, and whose loss it is. */
    public record ResultLine(Span difference, Loser loser) {}

    /**
     * What the loser of a charge suffers.
     *
     * @param oneMoreForEachOver above which difference one more stand is lost for each point
     * @param brokenIf what turns his retreat into a full one, broken, with {@code standsLostThen} more stands
     */
    public record LoserLine(
            int standsLost,
            int standsLostIfDisordered,
            int gunStandsLost,
            int gunStandsDamaged,
            OptionalInt oneMoreForEachOver,
            Order troopsAfter,
            GunState gunsAfter,
            Retreat retreat,
            Retreat gunsRetreat,
            BrokenIf brokenIf,
            int standsLostThen,
            boolean holdsIfFortified,
            Recall cavalryRecall,
            boolean leaderCheck) {}

    /**
     * What the winner of a charge does.
     *
     * @param counterchargingCavalry in place of the others, where the chart gives it a choice
     * @param ifLoserHolds what he does when the loser holds his works
     */
    public record WinnerLine(
            Advance firstCombat,
            Advance secondCombat,
            Advance cavalryFirstCombat,
            Optional<Advance> counterchargingCavalry,
            Optional<Advance> ifLoserHolds,
            boolean disorderedByGround,
            boolean disorderedIfCavalry,
            boolean disorderedBySecondCombat) {}

    public ChargeResult result(int difference) {
        for (var line : results.entrySet()) {
            if (line.getValue().difference().contains(difference)) {
                return line.getKey();
            }
        }
        throw new IllegalStateException("no line for " + difference);
    }
}
