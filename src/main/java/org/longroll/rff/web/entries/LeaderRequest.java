package org.longroll.rff.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.web.calculators.MovementRequest.LegRequest;
import org.longroll.web.Id;
import org.longroll.web.Words;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.PositionRequest;

public sealed interface LeaderRequest extends RffEntryRequest {

    /** Rolls for a leader who may have fallen. */
    @EntryType("fallen-leader")
    @Schema(name = "NewRffFallenLeader")
    record FallenLeader(
            @NotNull @Size(max = 100) @Schema(examples = "cutler-2")
            String due,

            @NotNull @Valid DiceRequest dice) implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.FallenLeader(due, dice.dice());
        }
    }

    @EntryType("attach-leader")
    @Schema(name = "NewRffAttachment")
    record AttachLeader(
            @NotNull @Id @Schema(examples = "cutler") String leader,
            @OneUnit List<@NotNull @Id String> units) implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.AttachLeader(leader, units.getFirst());
        }
    }

    @EntryType("detach-leader")
    @Schema(name = "NewRffDetachment")
    record DetachLeader(
            @NotNull @Id @Schema(examples = "cutler") String leader) implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.DetachLeader(leader);
        }
    }

    @EntryType("replace-leader")
    @Schema(name = "NewRffReplacement")
    record ReplaceLeader(
            @NotNull @Id @Schema(examples = "cutler") String leader,

            @Words(max = 100) @Schema(description = "His name; optional.") @Nullable String by,

            @Schema(defaultValue = "able") @Nullable LeaderQuality quality)
            implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.ReplaceLeader(leader, by, quality);
        }
    }

    @EntryType("leader-move")
    @Schema(name = "NewRffLeaderMove")
    record LeaderMove(
            @NotNull @Id @Schema(examples = "cutler") String leader,

            @NotNull @Size(min = 1, max = 20) List<@NotNull @Valid LegRequest> legs,

            @Valid @Nullable PositionRequest position)
            implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.LeaderMove(leader, LegRequest.legs(legs), PositionRequest.ifSaid(position));
        }
    }
}
