package org.longroll.sequence.rff;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.MovementChart.Ground;

/** A charge from its declaration until its last combat is over; its id is that of the entry that declared it, or of the breakthrough. */
final class Charge {

    final String id;
    final List<String> attackers;

    @Nullable String target;

    final boolean coldSteel;
    Ground ground;

    @Nullable Ground counterOver;

    /** After a desperate struggle cold steel, breakthrough and cavalry modifiers are gone. */
    boolean struggled;

    /** The winners must go on, and have not yet. */
    boolean breakthroughOwed;

    /** The second combat, of the breakthrough. */
    boolean second;

    Charge(String id, List<String> attackers, String target, boolean coldSteel, Ground ground) {
        this.id = id;
        this.attackers = new ArrayList<>(attackers);
        this.target = target;
        this.coldSteel = coldSteel;
        this.ground = ground;
    }
}
