package org.longroll.rff.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.EntryType;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Position;
import org.longroll.battle.Recorded;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.Leg;

/** A charge, from its declaration to the last combat. */
public sealed interface ChargeOrder extends RffOrder {

    /**
     * Units charge a target.
     *
     * @param ground what they charge over; where nothing is said, the worst of the legs, and open ground without any
     */
    @EntryType("charge")
    @Recorded("rff-charge")
    record Charge(
            List<String> units,
            String target,
            boolean coldSteel,
            @Nullable Ground ground,
            List<Leg> legs,
            Map<String, Position> positions)
            implements ChargeOrder {
        public Charge {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }

    /** Cavalry that is charged goes to meet the charge. */
    @EntryType("countercharge")
    @Recorded("rff-countercharge")
    record Countercharge(
            String unit,
            UUID charge,
            @Nullable Ground ground,
            List<Leg> legs,
            @Nullable Position position) implements ChargeOrder {
        public Countercharge {
            legs = List.copyOf(legs);
        }
    }

    /** A charge comes to blows; a desperate struggle is recorded once for each time the dice are rolled. */
    @EntryType("charge-combat")
    @Recorded("rff-charge-combat")
    record ChargeCombat(UUID charge, Party attacker, Party defender) implements ChargeOrder {}

    /**
     * One side of a combat.
     *
     * @param stands in contact; null for all that there are
     * @param conditions what is said of it beside what the journal keeps
     */
    record Party(@Nullable Integer stands, List<ChargeCondition> conditions, GivenDice dice) {
        public Party {
            conditions = List.copyOf(conditions);
        }
    }

    /**
     * Winners of a charge go on against the closest enemy.
     *
     * @param target whom they hit; null where there is nobody within their reach
     */
    @EntryType("breakthrough")
    @Recorded("rff-breakthrough")
    record Breakthrough(
            UUID charge,
            @Nullable String target,
            @Nullable Ground ground,
            List<Leg> legs,
            Map<String, Position> positions)
            implements ChargeOrder {
        public Breakthrough {
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }
}
