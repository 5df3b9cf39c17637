package org.longroll.rff.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.Leg;

/** A charge, from its declaration to the last combat. */
public sealed interface ChargeOrder extends RffOrder {

    /** Units charge a target; without {@code ground} it is the worst of the legs, or open. */
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

    /** The combat of a charge; a desperate struggle is recorded once for each roll. */
    @EntryType("charge-combat")
    @Recorded("rff-charge-combat")
    record ChargeCombat(UUID charge, Party attacker, Party defender) implements ChargeOrder {}

    /**
     * One side of a combat; null {@code stands} are all. Players give only the conditions that the journal does not
     * keep.
     */
    record Party(@Nullable Integer stands, List<ChargeCondition> conditions, GivenDice dice) {
        public Party {
            conditions = List.copyOf(conditions);
        }
    }

    /** The winners of a charge attack the closest enemy; {@code target} is null if none is within reach. */
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
