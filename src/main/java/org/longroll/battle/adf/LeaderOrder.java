package org.longroll.battle.adf;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Position;
import org.longroll.rules.adf.Leg;

/** What leaders do, and what is done to them. */
public sealed interface LeaderOrder extends AdfOrder {

    record LeaderMove(
            String leader, List<Leg> legs, @Nullable Position position) implements LeaderOrder {
        public LeaderMove {
            legs = List.copyOf(legs);
        }

        @Override
        public String type() {
            return "leader-move";
        }
    }

    record AttachLeader(String leader, String unit) implements LeaderOrder {
        @Override
        public String type() {
            return "attach-leader";
        }
    }

    record DetachLeader(String leader) implements LeaderOrder {
        @Override
        public String type() {
            return "detach-leader";
        }
    }

    record LeaderCasualty(String due, GivenDice dice) implements LeaderOrder {
        @Override
        public String type() {
            return "leader-casualty";
        }

        @Override
        public Optional<String> settles() {
            return Optional.of(due);
        }
    }
}
