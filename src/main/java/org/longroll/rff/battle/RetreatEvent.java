package org.longroll.rff.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.battle.Recorded;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rules.Fraction;

/** What comes of retreats and recalls. */
public sealed interface RetreatEvent extends RffEvent {

    String unit();

    /**
     * A unit went back.
     *
     * @param how as far as it had to
     * @param inches how far it went, where somebody said so
     */
    @Recorded("rff-retreated")
    record Retreated(String unit, Retreat how, @Nullable Fraction inches) implements RetreatEvent {}

    /** A unit stayed where it was in place of its retreat. */
    @Recorded("rff-held")
    record Held(String unit, Hold why, Holding how) implements RetreatEvent {}

    /** Cavalry that won may be recalled before its charge phase is over. */
    @Recorded("rff-recall-allowed")
    record RecallAllowed(String unit) implements RetreatEvent {}

    @Recorded("rff-recalled")
    record Recalled(String unit, @Nullable Fraction inches) implements RetreatEvent {}
}
