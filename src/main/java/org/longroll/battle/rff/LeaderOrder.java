package org.longroll.battle.rff;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Position;
import org.longroll.rules.rff.Leg;

/** What leaders do, and what is done to them. */
public sealed interface LeaderOrder extends RffOrder {

    /** Rolls for a leader who may have fallen. */
    record FallenLeader(String due, GivenDice dice) implements LeaderOrder {
        @Override
        public String type() {
            return "fallen-leader";
        }

        @Override
        public Optional<String> settles() {
            return Optional.of(due);
        }
    }

    /** A leader joins a unit; if he was with another, he leaves it. */
    record AttachLeader(String leader, String unit) implements LeaderOrder {
        @Override
        public String type() {
            return "attach-leader";
        }
    }

    /** A leader leaves the unit that he was with. */
    record DetachLeader(String leader) implements LeaderOrder {
        @Override
        public String type() {
            return "detach-leader";
        }
    }

    /**
     * Somebody takes the place of a leader who fell.
     *
     * @param by his name, where somebody cares to say it
     * @param quality what he is worth; able where nothing is said
     */
    record ReplaceLeader(
            String leader, @Nullable String by, @Nullable LeaderQuality quality) implements LeaderOrder {
        @Override
        public String type() {
            return "replace-leader";
        }
    }

    /** A leader who is with no unit moves. */
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
}
