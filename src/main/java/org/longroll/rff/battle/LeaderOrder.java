package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.rules.Leg;

public sealed interface LeaderOrder extends RffOrder {

    /** Rolls for a leader who may have fallen. */
    @EntryType("fallen-leader")
    @Recorded("rff-fallen-leader")
    record FallenLeader(String due, GivenDice dice) implements LeaderOrder, Order.Settling {}

    /** A leader joins a unit; if he was with another, he leaves it. */
    @EntryType("attach-leader")
    @Recorded("rff-attach-leader")
    record AttachLeader(String leader, String unit) implements LeaderOrder {}

    @EntryType("detach-leader")
    @Recorded("rff-detach-leader")
    record DetachLeader(String leader) implements LeaderOrder {}

    /** A leader who fell is replaced, by an able one unless another quality is given. */
    @EntryType("replace-leader")
    @Recorded("rff-replace-leader")
    record ReplaceLeader(
            String leader, @Nullable String by, @Nullable LeaderQuality quality) implements LeaderOrder {}

    @EntryType("leader-move")
    @Recorded("rff-leader-move")
    record LeaderMove(
            String leader, List<Leg> legs, @Nullable Position position) implements LeaderOrder {
        public LeaderMove {
            legs = List.copyOf(legs);
        }
    }
}
