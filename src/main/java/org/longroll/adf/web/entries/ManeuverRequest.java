package org.longroll.adf.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.web.calculators.MovementRequest.LegRequest;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rules.Word;
import org.longroll.web.Id;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.entries.Units;

/** Moves, and changes of formation that take a part of a move. */
public sealed interface ManeuverRequest extends AdfEntryRequest {

    @EntryType("move")
    @Schema(name = "NewAdfMove")
    record Move(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull @Size(min = 1, max = 20) List<@NotNull @Valid LegRequest> legs,

            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new Maneuver.Move(units, LegRequest.legs(legs), PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("disengage")
    @Schema(name = "NewAdfDisengagement")
    record Disengage(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull @Size(min = 1, max = 20) List<@NotNull @Valid LegRequest> legs,

            @Nullable UUID reactionTo,

            @Schema(description = AdfEntryRequest.NEAR) @Nullable Boolean near,

            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new Maneuver.Disengage(
                    units, LegRequest.legs(legs), reactionTo, PositionRequest.of(units, position, positions), near);
        }
    }

    @EntryType("change-formation")
    @Schema(name = "NewAdfFormation")
    record ChangeFormation(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @NotNull @Schema(examples = "skirmishers") Formation formation,

            @Nullable UUID reactionTo,

            @Schema(description = AdfEntryRequest.NEAR) @Nullable Boolean near,

            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        @Override
        public Order order() {
            return new Maneuver.ChangeFormation(
                    units, formation, reactionTo, PositionRequest.of(units, position, positions), near);
        }
    }

    /** Changes that need only the units. */
    @EntryType({"face", "limber", "unlimber", "mount", "dismount"})
    @Schema(name = "NewAdfDrill")
    record Drill(
            @NotNull Command type,
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,
            @Nullable UUID reactionTo,

            @Schema(description = AdfEntryRequest.NEAR) @Nullable Boolean near,

            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements ManeuverRequest {

        public enum Command implements Word {
            FACE,
            LIMBER,
            UNLIMBER,
            MOUNT,
            DISMOUNT
        }

        @Override
        public Order order() {
            var places = PositionRequest.of(units, position, positions);
            return switch (type) {
                case FACE -> new Maneuver.Face(units, reactionTo, places, near);
                case LIMBER -> new Maneuver.Limber(units, reactionTo, places, near);
                case UNLIMBER -> new Maneuver.Unlimber(units, reactionTo, places, near);
                case MOUNT -> new Maneuver.Mount(units, reactionTo, places, near);
                case DISMOUNT -> new Maneuver.Dismount(units, reactionTo, places, near);
            };
        }
    }
}
