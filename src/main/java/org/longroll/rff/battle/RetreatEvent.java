package org.longroll.rff.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.journal.Recorded;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rules.Fraction;

public sealed interface RetreatEvent extends RffEvent {

    String unit();

    /** A unit retreated {@code how} far it had to; the inches are optional. */
    @Recorded("rff-retreated")
    record Retreated(String unit, Retreat how, @Nullable Fraction inches) implements RetreatEvent {}

    /** A unit held its position in place of a retreat. */
    @Recorded("rff-held")
    record Held(String unit, Hold why, Holding how) implements RetreatEvent {}

    /** Cavalry that won may be recalled before its charge phase is over. */
    @Recorded("rff-recall-allowed")
    record RecallAllowed(String unit) implements RetreatEvent {}

    @Recorded("rff-recalled")
    record Recalled(String unit, @Nullable Fraction inches) implements RetreatEvent {}
}
