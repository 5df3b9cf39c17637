package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;

public sealed interface LeaderOrder extends AdfOrder {

    @EntryType("leader-move")
    @Recorded("adf-leader-move")
    record LeaderMove(
            String leader, List<Leg> legs, @Nullable Position position) implements LeaderOrder {
        public LeaderMove {
            legs = List.copyOf(legs);
        }
    }

    @EntryType("attach-leader")
    @Recorded("adf-attach-leader")
    record AttachLeader(String leader, String unit) implements LeaderOrder {}

    @EntryType("detach-leader")
    @Recorded("adf-detach-leader")
    record DetachLeader(String leader) implements LeaderOrder {}

    @EntryType("leader-casualty")
    @Recorded("adf-leader-casualty")
    record LeaderCasualty(String due, GivenDice dice) implements LeaderOrder, Order.Settling {}
}
