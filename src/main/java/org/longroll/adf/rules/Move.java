package org.longroll.adf.rules;

import java.util.List;

/** A move as it is declared; {@code leaderBenefit} is the inches that a leader adds on every ground. */
public record Move(Mover mover, boolean disengaging, int leaderBenefit, List<Leg> legs) {

    public Move {
        legs = List.copyOf(legs);
        if (leaderBenefit < 0) {
            throw new IllegalArgumentException("a leader's benefit is not below 0");
        }
    }
}
