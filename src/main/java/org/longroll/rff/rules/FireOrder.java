package org.longroll.rff.rules;

import java.util.List;
import org.longroll.rff.chart.FireChart.FireKind;

/** One fire as it is declared; {@code massed} units are close behind the target. */
public record FireOrder(
        FireKind kind,
        List<Firer> firers,
        boolean buckAndBall,
        boolean sharpshooters,
        Target target,
        List<Target> massed) {

    public FireOrder {
        firers = List.copyOf(firers);
        massed = List.copyOf(massed);
        if (firers.isEmpty()) {
            throw new IllegalArgumentException("somebody must fire");
        }
    }
}
