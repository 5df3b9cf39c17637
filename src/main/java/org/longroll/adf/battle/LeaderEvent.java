package org.longroll.adf.battle;

import java.util.List;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Recorded;
import org.longroll.rules.Fraction;

public sealed interface LeaderEvent extends AdfEvent {

    String leader();

    /** @param spent of his moves in this part of the turn */
    @Recorded("adf-leader-moved")
    record LeaderMoved(String leader, List<Leg> legs, Fraction spent) implements LeaderEvent {
        public LeaderMoved {
            legs = List.copyOf(legs);
        }
    }

    @Recorded("adf-leader-attached")
    record LeaderAttached(String leader, String unit) implements LeaderEvent {}

    @Recorded("adf-leader-detached")
    record LeaderDetached(String leader, String unit) implements LeaderEvent {}

    /** A die for each hit on the unit that he is attached to. */
    @Recorded("adf-leader-tested")
    record LeaderTested(String leader, String due, int hits, boolean killed, Odds odds)
            implements LeaderEvent, Explained {}

    @Recorded("adf-leader-killed")
    record LeaderKilled(String leader) implements LeaderEvent {}
}
