package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Recorded;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.rules.Leg;

public sealed interface LeaderEvent extends RffEvent {

    String leader();

    /** A leader was under fire; {@code backInTurn} is null if he is unharmed or lost for good. */
    @Recorded("rff-leader-struck")
    record LeaderStruck(
            String leader,
            int die,
            LeaderFate fate,
            LeaderEffect effect,
            @Nullable Integer backInTurn,
            Odds odds) implements LeaderEvent, Explained {}

    /** A leader who was away or without his horse is back. */
    @Recorded("rff-leader-returned")
    record LeaderReturned(String leader) implements LeaderEvent {}

    @Recorded("rff-leader-attached")
    record LeaderAttached(String leader, String unit) implements LeaderEvent {}

    @Recorded("rff-leader-detached")
    record LeaderDetached(String leader, String unit) implements LeaderEvent {}

    @Recorded("rff-leader-replaced")
    record LeaderReplaced(String leader, @Nullable String by, LeaderQuality quality) implements LeaderEvent {}

    @Recorded("rff-leader-moved")
    record LeaderMoved(String leader, List<Leg> legs) implements LeaderEvent {
        public LeaderMoved {
            legs = List.copyOf(legs);
        }
    }
}
