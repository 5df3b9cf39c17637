package org.longroll.rff.chart;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Fraction;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

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

    /** The differences that give a result, and the loser. */
    public record ResultLine(Span difference, Loser loser) {}

    /**
     * The effects on the loser of a charge.
     *
     * @param oneMoreForEachOver the difference above which one more stand is lost for each point
     * @param brokenIf what makes the retreat a full one, broken, with {@code standsLostThen} more stands
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

    /** The action of the winner of a charge; countercharging cavalry may have a line of its own. */
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

    public enum Advance implements Word {
        BREAKTHROUGH,
        CARRY,
        CARRY_OR_RECALL,
        HOLD,
        RETREAT_SHORT
    }

    /** The conditions that make the retreat of a loser a full one, broken. */
    public enum BrokenIf implements Word {
        NEVER,
        OUTFLANKED,
        OUTFLANKED_OR_BEATEN_BY_CAVALRY
    }

    public enum ChargeArm implements Word {
        TROOPS,
        CAVALRY,
        GUNS
    }

    /** The seven results of a charge, from the attacker's best to the worst. */
    @PrintedIn({"charge-results", "charge-losers", "charge-winners"})
    public enum ChargeResult implements Word {
        SWEPT_FROM_THE_FIELD,
        DRIVEN_BACK,
        HARD_PRESSED,
        DESPERATE_STRUGGLE,
        FALTER,
        RECOIL,
        REPULSED
    }

    public enum Loser implements Word {
        DEFENDER,
        ATTACKER,
        BOTH
    }

    public enum Recall implements Word {
        NO,
        FIRST_COMBAT
    }

    /** How far a unit goes back, from not at all to a full move; a short retreat is so many inches from the enemy. */
    public enum Retreat implements Word {
        NONE,
        SHORT,
        OUT_OF_CLOSE_RANGE,
        FULL
    }
}
