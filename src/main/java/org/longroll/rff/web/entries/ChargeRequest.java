package org.longroll.rff.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.web.calculators.MovementRequest.LegRequest;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.entries.Units;

/** A charge, from its declaration to the last combat. */
public sealed interface ChargeRequest extends RffEntryRequest {

    @EntryType("charge")
    @Schema(name = "NewRffCharge")
    record Charge(
            @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,

            @NotNull @Id @Schema(examples = "2-mississippi") String target,
            @Nullable Boolean coldSteel,

            @Schema(description = "What they charge over; left out, the worst of the legs.") @Nullable Ground ground,

            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ChargeRequest {

        @Override
        public Order order() {
            return new ChargeOrder.Charge(
                    units,
                    target,
                    Given.yes(coldSteel),
                    ground,
                    LegRequest.legs(legs),
                    PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("countercharge")
    @Schema(name = "NewRffCountercharge")
    record Countercharge(
            @OneUnit List<@NotNull @Id String> units,

            @NotNull @Schema(description = "The entry that declared the charge.")
            UUID charge,

            @Nullable Ground ground,
            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Valid @Nullable PositionRequest position)
            implements ChargeRequest {

        @Override
        public Order order() {
            return new ChargeOrder.Countercharge(
                    units.getFirst(), charge, ground, LegRequest.legs(legs), PositionRequest.ifSaid(position));
        }
    }

    /** Both dice of a combat; a desperate struggle is recorded once for each roll. */
    @EntryType("charge-combat")
    @Schema(name = "NewRffChargeCombat")
    record ChargeCombat(
            @NotNull @Schema(description = "The entry that declared the charge.")
            UUID charge,

            @NotNull @Valid Party attacker,
            @NotNull @Valid Party defender)
            implements ChargeRequest {

        @Schema(name = "NewRffChargeParty")
        public record Party(
                @Min(1) @Max(50) @Schema(description = "In contact; left out, all that there are.") @Nullable Integer stands,

                @Size(max = 18) @Schema(description = "What the journal does not know of it already.") @Nullable List<@NotNull ChargeCondition> conditions,

                @NotNull @Valid DiceRequest dice) {

            private ChargeOrder.Party party() {
                return new ChargeOrder.Party(stands, Given.list(conditions), dice.dice());
            }
        }

        @Override
        public Order order() {
            return new ChargeOrder.ChargeCombat(charge, attacker.party(), defender.party());
        }
    }

    /** The winners of a charge attack the closest enemy. */
    @EntryType("breakthrough")
    @Schema(name = "NewRffBreakthrough")
    record Breakthrough(
            @NotNull @Schema(description = "The entry that declared the charge.")
            UUID charge,

            @Id @Schema(description = "Left out if no enemy is within reach.") @Nullable String target,

            @Nullable Ground ground,
            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ChargeRequest {

        @Override
        public Order order() {
            return new ChargeOrder.Breakthrough(
                    charge, target, ground, LegRequest.legs(legs), PositionRequest.all(positions));
        }
    }
}
