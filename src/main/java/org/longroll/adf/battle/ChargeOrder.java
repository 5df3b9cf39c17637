package org.longroll.adf.battle;

import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Recorded;
import org.longroll.rules.Fraction;

/** Orders that carry on a declared charge. */
public sealed interface ChargeOrder extends AdfOrder {

    /** The entry in which it was declared. */
    UUID charge();

    /** @param stopShort the die for how far short the attacker stops; needed only if the dice of the impact say so */
    @EntryType("impact")
    @Recorded("adf-impact")
    record Impact(
            UUID charge,
            ImpactSide attacker,
            ImpactSide defender,
            @Nullable GivenDice stopShort) implements ChargeOrder {}

    /** One side of an impact: the situation of its leading unit, and its dice. */
    record ImpactSide(SaidSituation situation, GivenDice dice) {}

    /** Both sides fire at once, hand to hand. */
    @EntryType("melee")
    @Recorded("adf-melee")
    record Melee(UUID charge, MeleeSide attacker, MeleeSide defender) implements ChargeOrder {}

    /** One side of a melee: the weapon of its leading unit, and its dice. */
    record MeleeSide(MountedWith mountedWith, GivenDice dice) {}

    /** A winning attacker goes on, in disorder; without a new {@code target} he only follows. */
    @EntryType("pursue")
    @Recorded("adf-pursue")
    record Pursue(
            UUID charge,
            @Nullable String target,
            @Nullable Fraction inches,
            Aspect aspect,
            Map<String, Position> positions)
            implements ChargeOrder {
        public Pursue {
            positions = Map.copyOf(positions);
        }
    }
}
