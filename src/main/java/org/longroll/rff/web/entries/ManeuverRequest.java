package org.longroll.rff.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.web.calculators.MovementRequest.LegRequest;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.entries.Units;

/** The maneuver check, and the maneuvers that its result allows. */
public sealed interface ManeuverRequest extends RffEntryRequest {

    /** One die for all the units; each reads its own effect. */
    @EntryType("maneuver")
    @Schema(name = "NewRffManeuver")
    record Maneuver(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull Boolean inCommand,

            @Size(max = 15) @Schema(description = "What the journal does not know of them already.", examples = "[\"gallant-leader\"]")
            @Nullable List<@NotNull ManeuverCondition> conditions,

            @NotNull @Valid DiceRequest dice)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new ManeuverOrder.Maneuver(units, inCommand, Given.list(conditions), dice.dice());
        }
    }

    @EntryType("move")
    @Schema(name = "NewRffMove")
    record Move(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull @Size(min = 1, max = 20) List<@NotNull @Valid LegRequest> legs,

            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new ManeuverOrder.Move(units, LegRequest.legs(legs), PositionRequest.of(units, position, positions));
        }
    }

    /** Maneuvers that need only the units and the legs. */
    @EntryType({
        "limber",
        "unlimber",
        "pivot",
        "hand-haul",
        "about-face",
        "flank-march",
        "scale-obstacle",
        "dismount",
        "replenish",
        "rally"
    })
    @Schema(name = "NewRffEvolution")
    record Evolve(
            @NotNull SimpleManeuver type,
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,
            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new ManeuverOrder.Evolve(
                    type, units, LegRequest.legs(legs), PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("change-formation")
    @Schema(name = "NewRffFormation")
    record ChangeFormation(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull @Schema(examples = "field-column") Formation formation,

            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new ManeuverOrder.ChangeFormation(
                    units, formation, LegRequest.legs(legs), PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("mount")
    @Schema(name = "NewRffMount")
    record Mount(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @Schema(description = "A line where nothing is said.") @Nullable Formation formation,

            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new ManeuverOrder.Mount(
                    units, formation, LegRequest.legs(legs), PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("passage-of-lines")
    @Schema(name = "NewRffPassage")
    record PassageOfLines(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull @Id @Schema(description = "The unit that stands in their way.")
            String through,

            @Size(max = 20) @Nullable List<@NotNull @Valid LegRequest> legs,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new ManeuverOrder.PassageOfLines(
                    units, through, LegRequest.legs(legs), PositionRequest.of(units, position, positions));
        }
    }
}
