package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.rules.Word;

/** One fire as it is declared; targets {@code passThrough} are behind the first, nearest first. */
public record FireOrder(
        FireKind kind,
        Range range,
        List<Firer> firers,
        MountedWith mountedWith,
        Target target,
        List<Target> passThrough) {

    public FireOrder {
        firers = List.copyOf(firers);
        passThrough = List.copyOf(passThrough);
        if (firers.isEmpty()) {
            throw new IllegalArgumentException("somebody must fire");
        }
    }

    /** The arm that fires; one combined fire is by one arm. */
    Arm arm() {
        return firers.getFirst().troops().arm();
    }

    boolean combined() {
        return firers.size() > 1;
    }

    boolean atClosest() {
        return kind == FireKind.POINT_BLANK || kind == FireKind.MELEE;
    }

    /** The weapon of mounted troopers, if the edition lets them choose. */
    public enum MountedWith implements Word {
        WEAPON,
        PISTOL
    }
}
