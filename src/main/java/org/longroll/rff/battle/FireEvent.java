package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;

public sealed interface FireEvent extends RffEvent {

    /** Units fired; for guns {@code targetAfter} is the state of the stands that were struck. */
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

    record Share(String unit, int stands, Fraction inches, Fraction points) {}

    /** A unit close behind the target suffered the next lower effect. */
    @Recorded("rff-massed-target-struck")
    record MassedTargetStruck(String unit, String target, FireResult result) implements FireEvent {}
}
