package org.longroll.rff.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rules.Fraction;

/** Orders of Regimental Fire and Fury, beside the common ones. */
public sealed interface RffOrder extends Order
        permits TurnOrder, ManeuverOrder, ChargeOrder, RetreatOrder, LeaderOrder, RffOrder.Fire, RffOrder.Answer {

    /**
     * Units fire at a target.
     *
     * @param conditions of the target that the journal does not keep
     * @param massed units close behind the target; null if not given, then the players are asked if it matters
     */
    @EntryType("fire")
    @Recorded("rff-fire")
    record Fire(
            FireKind kind,
            List<Group> firers,
            String target,
            List<TargetCondition> conditions,
            Cover cover,
            boolean buckAndBall,
            boolean sharpshooters,
            @Nullable List<String> massed,
            GivenDice dice)
            implements RffOrder {

        /** Stands of one unit at one distance; null for all that can fire. */
        public record Group(String unit, @Nullable Integer stands, Fraction inches) {}

        public Fire {
            firers = List.copyOf(firers);
            conditions = List.copyOf(conditions);
            massed = massed == null ? null : List.copyOf(massed);
        }
    }

    /** Answers a question with units or a leader, or none. */
    @EntryType("answer")
    @Recorded("rff-answer")
    record Answer(String due, List<String> units) implements RffOrder, Order.Settling {
        public Answer {
            units = List.copyOf(units);
        }
    }
}
