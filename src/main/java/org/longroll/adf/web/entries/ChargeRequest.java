package org.longroll.adf.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.web.calculators.SituationRequest;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Inches;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.entries.Units;

/** A charge, from its declaration to the pursuit. */
public sealed interface ChargeRequest extends AdfEntryRequest {

    @EntryType("charge")
    @Schema(name = "NewAdfCharge")
    record Charge(
            @NotNull @Size(min = 1, max = 12) @Schema(description = "The leading unit first.") @Units
            List<@NotNull @Id String> units,

            @NotNull @Id @Schema(examples = "20-maine") String target,

            @NotNull @Schema(examples = "open") Terrain terrain,

            @Inches
            @Schema(description = "How far away the target is; left out, no farther than the plain move.")
            @Nullable BigDecimal inches,

            @Schema(defaultValue = "front") @Nullable Aspect aspect,

            @NotNull @Valid DiceRequest dice,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ChargeRequest {

        @Override
        public Order order() {
            return new Deed.Charge(
                    units,
                    target,
                    terrain,
                    Given.inchesIfSaid(inches),
                    Given.or(aspect, Aspect.FRONT),
                    dice.dice(),
                    PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("countercharge")
    @Schema(name = "NewAdfCountercharge")
    record Countercharge(
            @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,

            @NotNull @Schema(examples = "open") Terrain terrain,

            @Inches
            @Schema(description = "How far it goes until they meet; left out, no farther than the plain move.")
            @Nullable BigDecimal inches,

            @Schema(description = "The charge.") @Nullable UUID reactionTo,

            @NotNull @Valid DiceRequest dice,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ChargeRequest {

        @Override
        public Order order() {
            return new Deed.Countercharge(
                    units,
                    terrain,
                    Given.inchesIfSaid(inches),
                    reactionTo,
                    dice.dice(),
                    PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("impact")
    @Schema(name = "NewAdfImpact")
    record Impact(
            @NotNull @Schema(description = "The entry that declared the charge.")
            UUID charge,

            @NotNull @Valid Side attacker,
            @NotNull @Valid Side defender,

            @Valid @Schema(description = "One die for how far short the attacker stops, where it comes to that.")
            @Nullable DiceRequest stopShort)
            implements ChargeRequest {

        /** The situation of the leading unit of a side, and its dice. */
        @Schema(name = "NewAdfImpactSide")
        public record Side(
                @Valid @Nullable SituationRequest situation,
                @NotNull @Valid DiceRequest dice) {

            private ChargeOrder.ImpactSide side() {
                return new ChargeOrder.ImpactSide(SituationRequest.said(situation), dice.dice());
            }
        }

        @Override
        public Order order() {
            return new ChargeOrder.Impact(charge, attacker.side(), defender.side(), DiceRequest.ifSaid(stopShort));
        }
    }

    /** Both sides fire at once, hand to hand. */
    @EntryType("melee")
    @Schema(name = "NewAdfMelee")
    record Melee(
            @NotNull @Schema(description = "The entry that declared the charge.")
            UUID charge,

            @NotNull @Valid Side attacker,
            @NotNull @Valid Side defender)
            implements ChargeRequest {

        /** The weapon of the leading unit of a side, and its dice. */
        @Schema(name = "NewAdfMeleeSide")
        public record Side(
                @Schema(defaultValue = "weapon") @Nullable MountedWith mountedWith,
                @NotNull @Valid DiceRequest dice) {

            private ChargeOrder.MeleeSide side() {
                return new ChargeOrder.MeleeSide(Given.or(mountedWith, MountedWith.WEAPON), dice.dice());
            }
        }

        @Override
        public Order order() {
            return new ChargeOrder.Melee(charge, attacker.side(), defender.side());
        }
    }

    @EntryType("pursue")
    @Schema(name = "NewAdfPursuit")
    record Pursue(
            @NotNull @Schema(description = "The entry that declared the charge.")
            UUID charge,

            @Id @Schema(description = "The new unit that he goes against; left out, he only follows.") @Nullable String target,

            @Inches @Schema(description = "How far he follows.") @Nullable BigDecimal inches,

            @Schema(defaultValue = "front") @Nullable Aspect aspect,

            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ChargeRequest {

        @Override
        public Order order() {
            return new ChargeOrder.Pursue(
                    charge,
                    target,
                    Given.inchesIfSaid(inches),
                    Given.or(aspect, Aspect.FRONT),
                    PositionRequest.all(positions));
        }
    }
}
