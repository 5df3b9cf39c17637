package org.longroll.adf.rules;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.rules.Fraction;

/**
 * The situation of a unit for its morale: the aspect of the fire that called the check, a charge against it, and so on.
 */
public record Situation(
        int leaderBenefit,
        @Nullable Works works,
        @Nullable MoraleCover cover,
        boolean moving,
        Fraction inchesBehindFriends,
        boolean charging,
        int support,
        boolean inCharge,
        @Nullable Aspect aspect,
        boolean enemyNear,
        int eliminatedInBrigade,
        boolean merged,
        @Nullable Arm chargedBy,
        Aspect chargedAspect) {

    public static final Situation ALONE = new Situation(
            0, null, null, false, Fraction.ZERO, false, 0, false, null, false, 0, false, null, Aspect.FRONT);

    public Situation {
        if (leaderBenefit < 0 || support < 0 || eliminatedInBrigade < 0) {
            throw new IllegalArgumentException("leaders, supports and losses are not counted below 0");
        }
    }

    /** The situation in an impact: both are in a charge, the attacker is charging, and no enfilade counts. */
    Situation inImpact(boolean attacking) {
        return in(charging || attacking, true, null);
    }

    /** The same situation under a fire from another aspect. */
    Situation under(Aspect fire) {
        return in(charging, inCharge, fire);
    }

    private Situation in(boolean isCharging, boolean isInCharge, @Nullable Aspect fire) {
        return new Situation(
                leaderBenefit,
                works,
                cover,
                moving,
                inchesBehindFriends,
                isCharging,
                support,
                isInCharge,
                fire,
                enemyNear,
                eliminatedInBrigade,
                merged,
                chargedBy,
                chargedAspect);
    }
}
