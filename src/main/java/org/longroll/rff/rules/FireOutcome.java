package org.longroll.rff.rules;

import java.util.List;
import java.util.Optional;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireResult;

/**
 * The result of a fire.
 *
 * @param die the face as it reads
 * @param mayRecall whether the target is cavalry whose charge was checked, which may go back up to a full move
 * @param massed the effects on the units behind the target, in the order in which they were named
 */
public record FireOutcome(
        int die,
        int total,
        FireResult result,
        FireLoss loss,
        Optional<ChargeFate> charge,
        boolean mayRecall,
        List<FireLoss> massed,
        boolean lowOnAmmunition,
        boolean fallenLeaderCheck) {}
