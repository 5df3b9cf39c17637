package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.battle.Recorded;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;

/** Events of fire. */
public sealed interface FireEvent extends RffEvent {

    /**
     * Units fired.
     *
     * @param targetAfter the target's state; for guns, that of the stands that were struck
     * @param charge the fate of the target's charge, if it was charging
     */
    @Recorded("rff-fire-resolved")
    record FireResolved(
            FireKind kind,
            List<Share> shares,
            String target,
            int points,
            List<Modifier> modifiers,
            int modifier,
            int die,
            int total,
            FireResult result,
            int standsLost,
            String targetAfter,
            @Nullable ChargeFate charge,
            boolean lowOnAmmunition,
            boolean fallenLeaderCheck,
            Odds odds)
            implements FireEvent, Explained {
        public FireResolved {
            shares = List.copyOf(shares);
            modifiers = List.copyOf(modifiers);
        }
    }

    /** The share of one group in a fire. */
    record Share(String unit, int stands, Fraction inches, Fraction points) {}

    /** A unit close behind the target suffered the next lower effect. */
    @Recorded("rff-massed-target-struck")
    record MassedTargetStruck(String unit, String target, FireResult result) implements FireEvent {}
}
