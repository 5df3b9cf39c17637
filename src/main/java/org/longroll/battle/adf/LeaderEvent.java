package org.longroll.battle.adf;

import java.util.List;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.rules.Fraction;
import org.longroll.rules.adf.Leg;

/** What happens to leaders. */
public sealed interface LeaderEvent extends AdfEvent {

    String leader();

    /** @param spent of his moves in this part of the turn */
    record LeaderMoved(String leader, List<Leg> legs, Fraction spent) implements LeaderEvent {
        public LeaderMoved {
            legs = List.copyOf(legs);
        }
    }

    record LeaderAttached(String leader, String unit) implements LeaderEvent {}

    record LeaderDetached(String leader, String unit) implements LeaderEvent {}

    /** A die for each hit on the unit that he rides with. */
    record LeaderTested(String leader, String due, int hits, boolean killed, Odds odds)
            implements LeaderEvent, Explained {}

    record LeaderKilled(String leader) implements LeaderEvent {}
}
